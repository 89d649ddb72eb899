import { visibleText } from "#tests/support/http/page-text.ts";

const textOf = (html: string) => visibleText(html).trim();

/** A page's metrics by label. */
export function metricsOf(html: string): Record<string, { value: string; hint: string }> {
  const stats = html.matchAll(/<div class="stat">.*?<dt>(.*?)<\/dt>((?:<dd[^>]*>.*?<\/dd>)+)/gs);
  return Object.fromEntries(
    [...stats].map(([, label = "", values = ""]) => {
      const [value = "", hint = ""] = [...values.matchAll(/<dd[^>]*>(.*?)<\/dd>/gs)].map(
        ([, text = ""]) => textOf(text),
      );
      return [textOf(label), { value, hint }];
    }),
  );
}

export function chartRows(html: string, title: string): [label: string, value: string][] {
  const charts = [...html.matchAll(/<figure class="chart">.*?<\/figure>/gs)].map(([tag]) => tag);
  const chart = charts.find((tag) => tag.includes(`>${title}</strong>`));
  if (!chart) throw new Error(`No chart is called ${title}.`);
  const rows = chart.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><\/tr>/gs);
  return [...rows].map(([, label = "", value = ""]) => [textOf(label), textOf(value)]);
}
