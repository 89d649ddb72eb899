import { Card } from "../card.tsx";

type AuthorCardProps = { name: string; email: string };

export function AuthorCard({ name, email }: AuthorCardProps) {
  return (
    <Card title="Written by" className="author">
      <div className="row">
        <span className="author-initial" aria-hidden="true">
          {[...name.trim()][0]?.toUpperCase() ?? "C"}
        </span>
        <p>
          <strong>{name}</strong>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </Card>
  );
}
