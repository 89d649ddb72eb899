import { m } from "#messages";
import { Card } from "../card.tsx";

type AuthorCardProps = { name: string; email: string };

export function AuthorCard({ name, email }: AuthorCardProps) {
  return (
    <Card title={m.blog_writtenBy()} className="author">
      <div className="row">
        <span className="author-initial" aria-hidden="true">
          {[...name.trim()][0]?.toUpperCase() ?? "C"}
        </span>
        <p>
          <strong>{name}</strong>
          <br />
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      </div>
    </Card>
  );
}
