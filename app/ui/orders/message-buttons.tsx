import { translated } from "#app/domain/language/translated.ts";
import type { MessageChannel, MessageMenu } from "#app/domain/tracking/customer-message.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";

const apps: { channel: MessageChannel; label: string }[] = [
  translated({ channel: "whatsapp", label: m.orders_whatsapp }),
  translated({ channel: "sms", label: m.orders_sms }),
];

type MessageButtonsProps = { message: MessageMenu; orderNumber: string };

/** Open a prepared message in an app. Plain forms, because their response leads to another site or an app. */
export function MessageButtons({ message, orderNumber }: MessageButtonsProps) {
  if (!message) return <p className="muted small">{m.orders_noIndianMobile()}</p>;
  return (
    <div className="row">
      {apps.map(({ channel, label }) => (
        <form
          key={channel}
          method="post"
          action={`/admin/orders/${message.orderId}/messages`}
          target={channel === "whatsapp" ? "_blank" : undefined}
          rel="noopener"
          className="button-form"
        >
          <input type="hidden" name="channel" value={channel} />
          <input type="hidden" name="topic" value={message.topic} />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            aria-label={m.orders_messageButton({ label, orderNumber })}
          >
            {label}
          </Button>
        </form>
      ))}
    </div>
  );
}
