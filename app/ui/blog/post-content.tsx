/** The one place that takes HTML as it comes: `renderMarkdown` of the domain made it safe on the server. */
export function PostContent({ html }: { html: string }) {
  return <div className="prose post-content" dangerouslySetInnerHTML={{ __html: html }} />;
}
