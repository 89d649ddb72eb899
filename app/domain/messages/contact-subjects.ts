import { m } from "#messages";
import { translated } from "../language/translated.ts";

export const contactSubjects = [
  translated({ id: "general", name: m.messages_aGeneralQuestion }),
  translated({ id: "order", name: m.messages_anOrder }),
  translated({ id: "feedback", name: m.messages_feedback }),
  translated({ id: "complaint", name: m.messages_aComplaint }),
  translated({ id: "catering", name: m.shared_catering }),
] as const;

export type ContactSubject = (typeof contactSubjects)[number]["id"];

export const contactSubjectIds = contactSubjects.map(({ id }) => id);
