/** The HTML was sanitized by `renderMarkdown` on the server. */
export function PostContent({ html }: { html: string }) {
  return <div className="prose post-content" dangerouslySetInnerHTML={{ __html: html }} />;
}
