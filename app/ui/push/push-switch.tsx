import { useFetcher } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Badge } from "../badge.tsx";
import { PostButton } from "../form/post-button.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Notice } from "../notice.tsx";
import {
  hasSubscription,
  type PushSupport,
  pushSupport,
  subscriptionFields,
} from "./browser-push.ts";

type PushSwitchProps = {
  isOn: boolean;
  publicKey: string;
  /** Turns it on; its `/removal` turns it off. */
  action: string;
  /** What there is without messages. */
  children: ReactNode;
};

/** On this device. Turning it on needs scripts and the browser's permission, turning it off neither. */
export function PushSwitch({ isOn, publicKey, action, children }: PushSwitchProps) {
  const [support, setSupport] = useState<PushSupport>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const found = pushSupport();
    setSupport(found);
    if (isOn && found === "possible")
      hasSubscription().then(
        (has) => setLost(!has),
        () => {},
      );
  }, [isOn]);
  return (
    // The page hydrates at once.
    <div className="stack" data-live>
      {isOn && !isLost ? (
        <>
          <p>
            <Badge tone="good">On for this device</Badge>
          </p>
          <PostButton
            action={`${action}/removal`}
            label="Turn off"
            pendingLabel="Turning off…"
            variant="secondary"
          />
        </>
      ) : (
        <p>
          <Badge tone="info">Off for this device</Badge>
        </p>
      )}
      <noscript>
        <Notice title="Turning notifications on needs JavaScript">{children}</Notice>
      </noscript>
      {support === "possible" && (!isOn || isLost) && (
        <TurnOn publicKey={publicKey} action={action} onRefused={() => setSupport("blocked")} />
      )}
      <Obstacle support={support} />
    </div>
  );
}

type TurnOnProps = { publicKey: string; action: string; onRefused: () => void };

function TurnOn({ publicKey, action, onRefused }: TurnOnProps) {
  const fetcher = useFetcher<{ refusal?: string }>();
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");

  async function turnOn(event: FormEvent): Promise<void> {
    event.preventDefault();
    setState("asking");
    try {
      const fields = await subscriptionFields(publicKey);
      if (!fields && Notification.permission === "denied") return onRefused();
      setState("idle");
      fields?.set("stay", "1");
      if (fields) fetcher.submit(fields, { method: "post", action });
    } catch {
      setState("failed");
    }
  }

  const refusal =
    state === "failed"
      ? "The browser could not turn notifications on. Check the connection and try again."
      : fetcher.data?.refusal;
  return (
    <form method="post" action={action} onSubmit={turnOn}>
      {refusal && (
        <Notice tone="bad" role="alert" title="Notifications are still off">
          {refusal}
        </Notice>
      )}
      <SubmitButton
        icon="bell"
        pending={state === "asking" || fetcher.state !== "idle"}
        pendingLabel="Turning on…"
      >
        Turn on notifications
      </SubmitButton>
    </form>
  );
}

function Obstacle({ support }: { support: PushSupport | undefined }) {
  if (support === "blocked") {
    return (
      <Notice tone="warn" role="status" title="This browser blocks notifications of the shop">
        <p>
          To allow them again, tap the icon to the left of the address and open Permissions or Site
          settings. Set Notifications to Allow, then reload this page. On a phone, also allow
          notifications of the browser in the phone's settings.
        </p>
      </Notice>
    );
  }
  if (support === "needs_home_screen") {
    return (
      <Notice
        tone="info"
        role="status"
        title="On iPhone and iPad, add the shop to the Home Screen first"
      >
        <p>
          It takes iOS 16.4 or later: in Safari, tap Share, then Add to Home Screen. Open the shop
          from there, log in and come back to this page.
        </p>
      </Notice>
    );
  }
  if (support === "unsupported") {
    return (
      <Notice tone="info" role="status" title="This browser has no notifications">
        <p>Use a recent Chrome, Edge, Firefox or Safari, not in a private window.</p>
      </Notice>
    );
  }
  return null;
}
