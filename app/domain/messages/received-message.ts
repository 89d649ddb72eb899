import { formatDateTime } from "../clock.ts";
import { type ContactSubject, contactSubjects } from "./contact-subjects.ts";

/** What somebody wrote by the contact form. Source: spec 1 §3 Contact form. */
export type ReceivedMessage = {
  id: string;
  name: string;
  email: string;
  phone: string;
  subject: ContactSubject;
  message: string;
  createdAt: Date;
  readAt: Date | null;
};

/** Takes a message, returns what it is about, in words. Source: spec 1 §3 Contact form. */
export function subjectLabel({ subject }: Pick<ReceivedMessage, "subject">): string {
  return contactSubjects.find(({ id }) => id === subject)?.name ?? subject;
}

/** An address may hold signs that end the recipient in a mailto link; its @ is the one that must stay. */
function mailAddress({ email, ...message }: ReceivedMessage): string {
  const to = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(`Re: ${subjectLabel(message)}`)}`;
}

/** Takes a message, returns what the admin reads of it and answers by: words, Pune's time, links to mail and phone. Source: decisions, Content that was fake or dead. */
export function messageRow(message: ReceivedMessage) {
  const { id, name, email, phone } = message;
  return {
    id,
    name,
    email,
    phone,
    about: subjectLabel(message),
    words: message.message,
    isRead: message.readAt !== null,
    receivedAt: formatDateTime(message.createdAt),
    readAt: message.readAt && formatDateTime(message.readAt),
    mailHref: mailAddress(message),
    phoneHref: phone && `tel:${phone.replace(/[^\d+]/g, "")}`,
  };
}
export type MessageRow = ReturnType<typeof messageRow>;
