import type { ElementType, ReactNode } from "react";
import { formatRupees } from "#app/domain/money.ts";

type OfferCardProps = {
  name: string;
  portions: { text: string }[];
  priceRupees: number;
  saveRupees: number;
  titleLevel?: 2 | 3;
  action?: ReactNode;
};

export function OfferCard({
  name,
  portions,
  priceRupees,
  saveRupees,
  titleLevel = 3,
  action,
}: OfferCardProps) {
  const Heading: ElementType = `h${titleLevel}`;
  return (
    <article className="offer">
      <Heading>{name}</Heading>
      <p>{portions.map(({ text }) => text).join(" + ")}</p>
      <p className="offer-price">
        <strong>{formatRupees(priceRupees * 100)}</strong>
        <span>Save {formatRupees(saveRupees * 100)}</span>
      </p>
      {action}
    </article>
  );
}
