import { Disclosure } from "../disclosure.tsx";

type Faq = { id: string; question: string; answer: string; lang?: "en" };

export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <div>
      {faqs.map(({ id, question, answer, lang }) => (
        <Disclosure key={id} summary={<span lang={lang}>{question}</span>}>
          <p lang={lang}>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
