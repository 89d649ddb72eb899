import type { ReactNode } from "react";
import { translated } from "#app/domain/language/translated.ts";
import type { Opening } from "#app/domain/opening-hours.ts";
import { m } from "#messages";
import type { ButtonVariant } from "../button.tsx";
import { Card } from "../card.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Notice } from "../notice.tsx";
import { settingsUrl } from "./settings-url.ts";

type OpeningButtonProps = {
  fields: Record<string, string>;
  variant?: ButtonVariant;
  children: ReactNode;
};

export function OpeningButton({ fields, variant = "secondary", children }: OpeningButtonProps) {
  return (
    <PostButton
      action={`${settingsUrl("opening")}/switch`}
      fields={fields}
      label={children}
      variant={variant}
      size="large"
    />
  );
}

const pauses = [
  translated({ pauseFor: "30", label: m.settings_pauseOrdersFor30Min }),
  translated({ pauseFor: "60", label: m.settings_pauseOrdersFor1H }),
  translated({ pauseFor: "opening", label: m.settings_pauseUntilTomorrowsOpening }),
] as const;

type OpeningPanelProps = { opening: Opening; takesSelfOrders: boolean; actions?: ReactNode };

export function OpeningPanel({ opening, takesSelfOrders, actions }: OpeningPanelProps) {
  const { state, takesOrders, summary, sentence } = opening;
  const tone = state === "open" ? "good" : takesOrders ? "info" : "warn";
  return (
    <Card title={summary} actions={actions}>
      <Notice tone={tone} title={m.settings_customersSee()}>
        {sentence}
      </Notice>
      <div key={state} className="pauses settling">
        {!takesOrders && (
          <OpeningButton fields={{ mode: "open" }} variant="primary">
            {m.settings_openAgain()}
          </OpeningButton>
        )}
        {pauses.map(({ pauseFor, label }) => (
          <OpeningButton key={pauseFor} fields={{ mode: "paused", pauseFor }}>
            {label}
          </OpeningButton>
        ))}
        <PostButton
          action={`${settingsUrl("opening")}/self-orders`}
          fields={takesSelfOrders ? {} : { takesSelfOrders: "on" }}
          label={takesSelfOrders ? m.settings_stopSelfOrders() : m.settings_takeSelfOrders()}
          variant="secondary"
          size="large"
        />
      </div>
    </Card>
  );
}
