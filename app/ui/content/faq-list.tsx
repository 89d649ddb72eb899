import type { Faq } from "#app/domain/shop/top-faqs.ts";
import { Disclosure } from "../disclosure.tsx";

export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <div>
      {faqs.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
