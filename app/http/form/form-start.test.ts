import { expect, test } from "vitest";
import { readFormStart } from "./form-start.server.ts";

const MB = 1_000_000;

function posted(body: FormData | URLSearchParams | string, headers: HeadersInit = {}): Request {
  return new Request("http://shop.test/form", { method: "POST", body, headers });
}

function formWith(file: number): FormData {
  const form = new FormData();
  form.append("name", "Dahi Puri");
  form.append("description", "Curd,\r\n--and tamarind.");
  form.append("image", new File([new Uint8Array(file)], "puri.png"));
  form.append("last", "word");
  return form;
}

test("a form within the limit is read completely", async () => {
  const form = await readFormStart(posted(formWith(1000)), MB);

  expect([...form.keys()]).toEqual(["name", "description", "image", "last"]);
});

test("the fields before the file are read from a form that is too large", async () => {
  const form = await readFormStart(posted(formWith(3 * MB)), MB);

  expect([...form]).toEqual([
    ["name", "Dahi Puri"],
    ["description", "Curd,\r\n--and tamarind."],
  ]);
});

test.each([
  ["no form at all", "x".repeat(10), "text/plain"],
  ["a form without a boundary", "--x", "multipart/form-data"],
  [
    "a form that is only its file",
    `--x\r\n${"y".repeat(2 * MB)}`,
    "multipart/form-data; boundary=x",
  ],
])("%s has no fields", async (_, body, type) => {
  expect([...(await readFormStart(posted(body, { "content-type": type }), MB))]).toEqual([]);
});

test("a form without files is read", async () => {
  const form = await readFormStart(posted(new URLSearchParams({ name: "Bhel" })), MB);

  expect([...form]).toEqual([["name", "Bhel"]]);
});
