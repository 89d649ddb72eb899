import { m } from "#messages";

export const contactSubjects = [
  {
    id: "general",
    get name() {
      return m.messages_aGeneralQuestion();
    },
  },
  {
    id: "order",
    get name() {
      return m.messages_anOrder();
    },
  },
  {
    id: "feedback",
    get name() {
      return m.messages_feedback();
    },
  },
  {
    id: "complaint",
    get name() {
      return m.messages_aComplaint();
    },
  },
  {
    id: "catering",
    get name() {
      return m.shared_catering();
    },
  },
] as const;

export type ContactSubject = (typeof contactSubjects)[number]["id"];

export const contactSubjectIds = contactSubjects.map(({ id }) => id);
