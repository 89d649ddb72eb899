export const contactSubjects = [
  { id: "general", name: "A general question" },
  { id: "order", name: "An order" },
  { id: "feedback", name: "Feedback" },
  { id: "complaint", name: "A complaint" },
  { id: "catering", name: "Catering" },
] as const;

export type ContactSubject = (typeof contactSubjects)[number]["id"];

export const contactSubjectIds = contactSubjects.map(({ id }) => id);
