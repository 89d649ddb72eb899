/** The HTML was sanitized by `renderMarkdown` on the server. */
export function PostContent({ html, lang }: { html: string; lang?: "en" }) {
  return (
    <div className="prose post-content" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
