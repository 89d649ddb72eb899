import { write } from "#db/client.server.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { inLanguage } from "../language/in-language.server.ts";
import { findOrder, orderNotFound } from "../orders/queries.server.ts";
import { trackingPath } from "../orders/tracking-link.server.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import {
  customerMessage,
  type MessageChannel,
  type MessageTopic,
  messageLink,
} from "./customer-message.ts";

/**
 * The link that opens a message to an order's customer. The shop cannot know whether the message is
 * sent, so it only records that it was opened. Problems: `not_found`, `forbidden`, `conflict` (no
 * mobile number).
 */
export function openMessage(
  actor: User,
  orderId: string,
  { channel, topic }: { channel: MessageChannel; topic: MessageTopic },
  siteUrl: string,
): Result<string> {
  return write(() => {
    const order = findOrder(actor, orderId);
    if (!order) return orderNotFound;
    if (!may(actor, "see contacts and payments")) return adminOnly;
    // Staff see the text, so the link in it can only show the order.
    const path = trackingPath(order, "follow");
    const text = inLanguage(order.language, () =>
      customerMessage(order, topic, path && siteUrl + path),
    );
    const link = messageLink(channel, order.phone, text);
    if (link === null) return problem("conflict", m.orders_noIndianMobile());
    recordAudit(actor, {
      action: "order.message_opened",
      subject: { id: order.id, name: order.orderNumber },
      before: null,
      after: { channel, topic },
    });
    return ok(link);
  });
}
