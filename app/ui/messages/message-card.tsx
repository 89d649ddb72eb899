import { listAfterChange } from "#app/domain/lists/changed-row.ts";
import { rowProps } from "#app/domain/lists/row-anchor.ts";
import type { MessageRow } from "#app/domain/messages/received-message.ts";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { ButtonAnchor, QuietLink } from "../button.tsx";
import { EmailAddress } from "../details/email-address.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Link } from "../link.tsx";
import { RowButtons } from "../rows/row-buttons.tsx";
import { MessageText } from "./message-text.tsx";

type MessageCardProps = {
  message: MessageRow;
  /** The URL of the list. */
  list: string;
  /** The index in the list. */
  place: number;
};

export function MessageCard({ message, list, place }: MessageCardProps) {
  const { id, name, about, isRead } = message;
  const returnTo = listAfterChange(list, id, place);
  return (
    <li className="card message" {...rowProps(id)}>
      <div className="between">
        <h2 className="wrap-anywhere">{name}</h2>
        <span className="row">
          {!isRead && <Badge tone="hot">{m.shared_new()}</Badge>}
          <Badge>{about}</Badge>
        </span>
      </div>
      <p className="muted small">
        {message.readAt
          ? m.messages_receivedAndRead({ receivedAt: message.receivedAt, readAt: message.readAt })
          : message.receivedAt}
      </p>
      <MessageText message={message} />
      {message.orderId && (
        <p>
          <Link to={orderUrl(message.orderId)}>
            {m.orders_order({ orderNumber: message.orderNumber ?? "" })}
          </Link>
        </p>
      )}
      <div className="row">
        <ButtonAnchor
          variant="secondary"
          icon="mail"
          href={message.mailHref}
          aria-label={m.messages_replyToByEmail({ name, email: message.email })}
        >
          <span className="wrap-anywhere">
            <EmailAddress address={message.email} />
          </span>
        </ButtonAnchor>
        {message.phoneHref && (
          <ButtonAnchor
            variant="secondary"
            icon="phone"
            href={message.phoneHref}
            aria-label={m.messages_call({ name, phone: message.phone })}
          >
            {message.phone}
          </ButtonAnchor>
        )}
      </div>
      <RowButtons id={id} returnTo={returnTo} label={name} className="row">
        {(fetcher) => (
          <>
            <PostButton
              fetcher={fetcher}
              action={`/admin/messages/${id}/reading`}
              fields={{ read: isRead ? "no" : "yes", returnTo }}
              label={isRead ? m.messages_markAsUnread() : m.messages_markAsRead()}
              ariaLabel={isRead ? m.messages_markUnread({ name }) : m.messages_markRead({ name })}
              icon={isRead ? "mail" : "check"}
              variant={isRead ? "quiet" : "primary"}
            />
            <QuietLink
              to={`/admin/messages/${id}/removal?${new URLSearchParams({ returnTo: list })}`}
              icon="trash"
              aria-label={m.messages_deleteOf({ name })}
            >
              {m.shared_delete()}
            </QuietLink>
          </>
        )}
      </RowButtons>
    </li>
  );
}
