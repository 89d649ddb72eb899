import { m } from "#messages";
import { ButtonAnchor } from "../button.tsx";
import { Card } from "../card.tsx";
import { Field, plainMeta } from "../form/field.tsx";

export const SHARE_ID = "share";
export const SHARE_LINK_ID = "share-link";

/** Sharing without JavaScript. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const message = encodeURIComponent(`${title} ${url}`);
  return (
    <Card title={m.blog_shareThisPost()} id={SHARE_ID}>
      <Field
        meta={plainMeta("link", { id: SHARE_LINK_ID, value: url })}
        label={m.blog_link()}
        readOnly
      />
      <ButtonAnchor
        href={`https://wa.me/?text=${message}`}
        rel="noopener"
        variant="secondary"
        icon="whatsapp"
      >
        {m.blog_sendOnWhatsApp()}
      </ButtonAnchor>
    </Card>
  );
}
