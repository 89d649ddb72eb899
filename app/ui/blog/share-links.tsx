import { buttonClass } from "../button.tsx";
import { Card } from "../card.tsx";
import { Field, plainMeta } from "../form/field.tsx";
import { Icon } from "../icon.tsx";

export const SHARE_ID = "share";
export const SHARE_LINK_ID = "share-link";

/** The post's link to select and copy, and a way to send it, for those without scripts. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const message = encodeURIComponent(`${title} ${address}`);
  return (
    <Card title="Share this post" id={SHARE_ID}>
      <Field
        meta={plainMeta("link", { id: SHARE_LINK_ID, value: address })}
        label="Link"
        readOnly
      />
      <a
        href={`https://wa.me/?text=${message}`}
        rel="noopener"
        className={buttonClass({ variant: "secondary" })}
      >
        <Icon name="whatsapp" />
        Send on WhatsApp
      </a>
    </Card>
  );
}
