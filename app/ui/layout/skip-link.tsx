export function SkipLink() {
  return (
    <a href="#main" className="skip">
      Skip to main content
    </a>
  );
}
