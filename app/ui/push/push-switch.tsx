import { useFetcher } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { m } from "#messages";
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
  /** The URL that turns it on; its `/removal` turns it off. */
  action: string;
  /** The alternative to messages. */
  children: ReactNode;
};

/** Applies to this device. Turning it on needs scripts and the browser's permission; turning it off needs neither. */
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
            <Badge tone="good">{m.push_onForThisDevice()}</Badge>
          </p>
          <PostButton
            action={`${action}/removal`}
            label={m.push_turnOff()}
            pendingLabel={m.shared_turningOff()}
            variant="secondary"
          />
        </>
      ) : (
        <p>
          <Badge tone="info">{m.push_offForThisDevice()}</Badge>
        </p>
      )}
      <noscript>
        <Notice title={m.push_turningNotificationsOnNeedsJavascript()}>{children}</Notice>
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

  const refusal = state === "failed" ? m.push_notTurnedOn() : fetcher.data?.refusal;
  return (
    <form method="post" action={action} onSubmit={turnOn}>
      {refusal && (
        <Notice tone="bad" role="alert" title={m.shared_notificationsAreStillOff()}>
          {refusal}
        </Notice>
      )}
      <SubmitButton
        icon="bell"
        pending={state === "asking" || fetcher.state !== "idle"}
        pendingLabel={m.shared_turningOn()}
      >
        {m.push_turnOnNotifications()}
      </SubmitButton>
    </form>
  );
}

function Obstacle({ support }: { support: PushSupport | undefined }) {
  if (support === "blocked") {
    return (
      <Notice tone="warn" role="status" title={m.push_blocked()}>
        <p>{m.push_unblockHint()}</p>
      </Notice>
    );
  }
  if (support === "needs_home_screen") {
    return (
      <Notice tone="info" role="status" title={m.push_iosTitle()}>
        <p>{m.push_iosHint()}</p>
      </Notice>
    );
  }
  if (support === "unsupported") {
    return (
      <Notice tone="info" role="status" title={m.push_thisBrowserHasNoNotifications()}>
        <p>{m.push_browserHint()}</p>
      </Notice>
    );
  }
  return null;
}
