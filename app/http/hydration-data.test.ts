import { expect, test } from "vitest";
import { hydrationScript } from "./hydration-data.server.ts";

const nasty = `</script><script>alert(1)</script><!-- \u2028 & "quotes"`;

test("what a visitor typed cannot end the script that carries it", async () => {
  const script = await hydrationScript(new Response(nasty).body ?? undefined, "n");
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(script).not.toContain("<!--");
});

test("the browser receives exactly what the loaders answered", async () => {
  const script = await hydrationScript(new Response(nasty).body ?? undefined, "n");
  const received: string[] = [];
  const window = {
    __remixContext: {
      streamController: { enqueue: (text: string) => received.push(text), close() {} },
    },
  };
  new Function("window", script.replace(/<\/?script[^>]*>/g, ""))(window);
  expect(received).toEqual([nasty]);
});

test("a page without loader data carries no script", async () => {
  expect(await hydrationScript(undefined, "n")).toBe("");
});
