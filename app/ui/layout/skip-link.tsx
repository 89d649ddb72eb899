import { m } from "#messages";

export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      {m.shell_skipToMainContent()}
    </a>
  );
}
