import { describe, expect, test } from "vitest";
import { inLanguage } from "../language/in-language.server.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

describe("renders Markdown as HTML", () => {
  test.each([
    ["**bold** and *soft*", "<strong>bold</strong> and <em>soft</em>"],
    ["- one\n- two", "<li>one</li>"],
    ["3. three", '<ol start="3">'],
    ["> said", "<blockquote>"],
    ["`code` <b>", "<code>code</code>"],
    ["| a | b |\n|---|---|\n| 1 | 2 |", "<td>1</td>"],
    ["~~gone~~", "<del>gone</del>"],
    ["5 < 6 & 7", "5 &lt; 6 &amp; 7"],
    ["चटपटा **पाणी**", "<strong>पाणी</strong>"],
  ])("%s", (written, shown) => {
    expect(renderMarkdown(written)).toContain(shown);
  });
});

const attacks = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  '<img src=x onerror="alert(1)">',
  "<img src='x'onerror=alert(1)//",
  "<svg onload=alert(1)><script>alert(1)</script></svg>",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>",
  "<p onclick=alert(1) onmouseover='alert(1)'>touch</p>",
  "<details open ontoggle=alert(1)>x</details>",
  "[click](javascript:alert(1))",
  "[click](JaVaScRiPt:alert(1))",
  "[click](java\tscript:alert(1))",
  "[click](&#106;avascript:alert(1))",
  "[click](&#x6A;&#x61;vascript&colon;alert(1))",
  "[click](vbscript:msgbox(1))",
  "[click](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  "<a href='javascript:alert(1)'>x</a>",
  '<a href=" &#14; javascript:alert(1)">x</a>',
  "<javascript:alert(1)>",
  "![x](javascript:alert(1))",
  "![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)",
  '![x" onerror="alert(1)](x.png)',
  '[x](https://a.example "title\\" onmouseover=\\"alert(1)")',
  "<iframe src='https://evil.example'>inside</iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<object data='x.swf'></object><embed src='x.swf'>",
  "<form action='https://evil.example'><input name=password><button>Go</button></form>",
  "<style>body{display:none}</style>",
  "<p style='position:fixed;inset:0'>over everything</p>",
  "<link rel=stylesheet href=//evil.example/x.css><meta http-equiv=refresh content='0;url=//evil.example'>",
  "<base href='https://evil.example/'>",
  "<template><script>alert(1)</script></template>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "```html\n<script>alert(1)</script>\n```",
  "`<img src=x onerror=alert(1)>`",
  "<p id='__remixContext' name='documentElement' class='toast'>clobber</p>",
];

describe("removes everything that runs code, embeds frames or changes styles", () => {
  test.each(attacks)("%s", (written) => {
    const html = renderMarkdown(`before\n\n${written}\n\nafter`);
    // Only allowed tags with allowed attributes are left.
    for (const [, name, attributes = ""] of html.matchAll(/<\/?([a-zA-Z][^\s/>]*)([^>]*)>/g)) {
      expect(name).toMatch(/^(p|a|em|strong|code|pre|table|img|h[2-6]|br|hr|ul|ol|li|del)$/);
      for (const [, attribute] of attributes.matchAll(/([^\s=]+)="[^"]*"/g)) {
        expect(attribute).toMatch(/^(href|title|rel|src|alt|width|height|loading|decoding)$/);
      }
      expect(attributes.replace(/[^\s=]+="[^"]*"/g, "").trim()).toMatch(/^\/?$/);
    }
    for (const [, target] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(target).not.toMatch(/script|data:|^\s*\/\//i);
    }
    expect(html).toContain("<p>before</p>");
  });
});

describe("headings start at h2 and skip no level", () => {
  test.each([
    ["# A\n\n## B", ["h2", "h3"]],
    ["## A\n\n### B\n\n## C", ["h2", "h3", "h2"]],
    ["### A\n\n###### B\n\n# C", ["h2", "h3", "h2"]],
    ["<h1>A</h1>\n\n<h4 class='x'>B</h4>", ["h2", "h3"]],
    ["# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6", ["h2", "h3", "h4", "h5", "h6", "h6"]],
  ])("%j", (written, tags) => {
    const html = renderMarkdown(written);
    expect(Array.from(html.matchAll(/<(h\d)>/g), ([, tag]) => tag)).toEqual(tags);
    expect(Array.from(html.matchAll(/<\/(h\d)>/g), ([, tag]) => tag)).toEqual(tags);
  });
});

test("images load lazily and reserve their space", () => {
  expect(renderMarkdown("![A puri](/illustrations/hero.svg)")).toContain(
    '<img src="/illustrations/hero.svg" alt="A puri" width="640" height="360" loading="lazy" decoding="async" />',
  );
});

describe("external links do not pass on trust or ranking", () => {
  test.each([
    ["[x](https://other.example)", true],
    ["<https://other.example>", true],
    ["<a href='http://other.example' rel='follow'>x</a>", true],
    ["[x](/menu?q=bhel)", false],
    ["[x](mailto:ketaki@chatpata.example)", false],
    ["[x](tel:+912048905511)", false],
  ])("%s", (written, isExternal) => {
    const html = renderMarkdown(written);
    expect(html).toContain("<a href=");
    expect(html.includes('rel="noopener nofollow ugc"')).toBe(isExternal);
  });
});

test("links to the shop's pages stay in the language shown", () => {
  const inMarathi = (written: string) => inLanguage("mr", () => renderMarkdown(written));

  expect(inMarathi("[x](/menu?q=bhel)")).toContain('href="/mr/menu?q=bhel"');
  expect(inMarathi("[x](/cart)")).toContain('href="/cart"');
  expect(inMarathi("[x](https://other.example/menu)")).toContain('"https://other.example/menu"');
});

test.each([
  ["quotes", "> ".repeat(5000)],
  ["lists", "- ".repeat(5000)],
  ["emphasis", "*a **b ".repeat(1000)],
  ["brackets", "[".repeat(5000)],
  ["tags", "<div><b>".repeat(5000)],
])("renders %s nested thousands deep in reasonable time", (_, nested) => {
  const started = performance.now();
  expect(renderMarkdown(`${nested}the end`)).toContain("the end");
  expect(performance.now() - started).toBeLessThan(10_000);
});
