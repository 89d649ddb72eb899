import { describe, expect, test } from "vitest";
import { usedStylesOf } from "./used-styles.server.ts";

const sheet = `
@layer base,components;
@layer base{:root{--ink:red}body{color:var(--ink)}table td{padding:1px}}
@layer components{
  .card,.slip{border:1px solid}
  .card .price:not(.old){color:green}
  .card:is(.big,.small) h3{margin:0}
  .card:not(:has(>.small+.small)):has(>:not(.big)) h3{top:0}
  .price{top:1px;> b{left:0}}
  .tile:hover::after{content:".card"}
  @media (width >= 48rem){.tile{color:blue}.price{float:right}}
}
@layer base{@keyframes spin{to{rotate:1turn}}}
@keyframes fade{to{opacity:0}}
.busy{animation:spin 1s}
.gone{animation:fade 1s}
@font-face{font-family:Yatra;src:url(/y.woff2)}
`;
const usedStyles = usedStylesOf(sheet);
const used = (html: string) => usedStyles(html).bytes.toString();

describe("of a stylesheet, a page gets", () => {
  const css = used('<html><body><h3 class="price card">x</h3></body></html>');

  test("the rules of its classes and elements, in their order and layers", () => {
    expect(css).toContain("@layer base,components;");
    expect(css).toContain("@layer base{:root{--ink:red}body{color:var(--ink)}}");
    expect(css).toContain(".card{border:1px solid}");
    expect(css).toContain("@media (width >= 48rem){.price{float:right}}");
    expect(css.indexOf("body{")).toBeLessThan(css.indexOf(".card{"));
  });

  test("what is nested in its rules", () => {
    expect(css).toContain(".price{top:1px;> b{left:0}}");
  });

  test("no rule of what it has not", () => {
    for (const other of [".slip", "table", ".tile", ".gone", ".busy"])
      expect(css).not.toContain(other);
  });

  test("what a state may still show, and of a choice all that may be meant", () => {
    expect(css).toContain(".card .price:not(.old){color:green}");
    expect(css).toContain(".card:is(.big,.small) h3{margin:0}");
    expect(css).toContain(".card:not(:has(>.small+.small)):has(>:not(.big)) h3{top:0}");
    expect(used('<p class="tile">')).toContain('.tile:hover::after{content:".card"}');
  });

  test("the movements that its rules name, and the faces", () => {
    expect(css).not.toContain("@keyframes");
    expect(used('<p class="busy">')).toContain("@keyframes spin");
    expect(used('<p class="busy">')).not.toContain("@keyframes fade");
    expect(css).toContain("@font-face{font-family:Yatra;src:url(/y.woff2)}");
  });
});
