type OwnerTextProps = { html: string; lang?: "en"; className?: string };

/** The owner's Markdown. The HTML was sanitized by `renderMarkdown` on the server. */
export function OwnerText({ html, lang, className = "prose" }: OwnerTextProps) {
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
