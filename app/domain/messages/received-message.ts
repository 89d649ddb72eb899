import { m } from "#messages";
import { formatDateTime } from "../clock.ts";
import { type ContactSubject, contactSubjects } from "./contact-subjects.ts";

export type ReceivedMessage = {
  id: string;
  name: string;
  email: string;
  phone: string;
  subject: ContactSubject;
  message: string;
  orderId: string | null;
  orderNumber: string | null;
  images: string[];
  createdAt: Date;
  readAt: Date | null;
};

function subjectLabel({ subject }: Pick<ReceivedMessage, "subject">): string {
  return contactSubjects.find(({ id }) => id === subject)?.name ?? subject;
}

/**
 * Encodes the email address, because it may contain characters that end the recipient in a mailto
 * URL; only @ stays.
 */
function mailUrl({ email, ...message }: ReceivedMessage): string {
  const to = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(m.messages_re({ message: subjectLabel(message) }))}`;
}

export function messageRow(message: ReceivedMessage) {
  const { id, name, email, phone } = message;
  return {
    id,
    name,
    email,
    phone,
    about: subjectLabel(message),
    text: message.message,
    orderId: message.orderId,
    orderNumber: message.orderNumber,
    images: message.images,
    isRead: message.readAt !== null,
    receivedAt: formatDateTime(message.createdAt),
    readAt: message.readAt && formatDateTime(message.readAt),
    mailHref: mailUrl(message),
    phoneHref: phone && `tel:${phone.replace(/[^\d+]/g, "")}`,
  };
}
export type MessageRow = ReturnType<typeof messageRow>;
