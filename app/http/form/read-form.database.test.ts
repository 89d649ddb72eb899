import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { MAX_IMAGE_BYTES } from "#app/domain/images/limits.ts";
import { type FormLimits, readForm, removeUploads } from "./read-form.server.ts";

const MB = 1_000_000;
const uploads = join(dirname(process.env.DATABASE_PATH ?? ""), "uploads");
const limits = { maxBytes: 12 * MB, maxTextBytes: MB, maxPlainBytes: MB, keepsFiles: true };

afterEach(removeUploads);

function posted(body: FormData | URLSearchParams | string, headers: HeadersInit = {}): Request {
  return new Request("http://shop.test/form", { method: "POST", body, headers });
}

function formWith(fileBytes: number, more: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.append("name", "Dahi Puri");
  form.append("description", "Curd,\r\n--and tamarind.");
  form.append("image", new File([new Uint8Array(fileBytes).fill(7)], "पुरी; a.png"));
  form.append("image", new File([], ""));
  form.append("last", "word");
  for (const [name, value] of Object.entries(more)) form.append(name, value);
  return form;
}

async function read(request: Request, more: Partial<FormLimits> = {}) {
  const posted = await readForm(request, { ...limits, ...more });
  if (!posted) throw new Error("This is not a form.");
  return posted;
}

const texts = [
  ["name", "Dahi Puri"],
  ["description", "Curd,\r\n--and tamarind."],
  ["last", "word"],
];

test("reads text and files, which lie on the disk until they are removed", async () => {
  const { form, isTooLarge, remove } = await read(posted(formWith(3 * MB)));

  expect(isTooLarge).toBe(false);
  const { image, ...rest } = Object.fromEntries(form);
  expect(Object.entries(rest)).toEqual(texts);
  const file = image as File;
  expect([file.name, file.size]).toEqual(["पुरी; a.png", 3 * MB]);
  expect(new Uint8Array(await file.arrayBuffer()).every((byte) => byte === 7)).toBe(true);
  const [folder = ""] = readdirSync(uploads);
  const [stored = ""] = readdirSync(join(uploads, folder));
  expect(statSync(join(uploads, folder)).mode & 0o777).toBe(0o700);
  expect(statSync(join(uploads, folder, stored)).mode & 0o777).toBe(0o600);

  remove();
  expect(readdirSync(uploads)).toEqual([]);
});

test("keeps one byte more of a file than an image may have", async () => {
  const { form, isTooLarge } = await read(posted(formWith(9 * MB)));

  expect(isTooLarge).toBe(false);
  expect((form.get("image") as File).size).toBe(MAX_IMAGE_BYTES + 1);
  expect(form.get("last")).toBe("word");
});

test("drops files where none are kept, and says so if one was chosen", async () => {
  const { form, droppedFile } = await read(posted(formWith(3 * MB)), { keepsFiles: false });

  expect([...form]).toEqual(texts);
  expect(droppedFile).toBe(true);
  expect(existsSync(uploads)).toBe(false);

  const empty = new FormData();
  empty.append("image", new File([], ""));
  expect(await read(posted(empty), { keepsFiles: false })).toMatchObject({ droppedFile: false });
  expect(await read(posted(formWith(MB)))).toMatchObject({ droppedFile: false });
});

test("says that a form is too large, and drops the files beyond the limit", async () => {
  const body = formWith(MB);
  for (const name of ["2.png", "3.png"]) {
    body.append("image", new File([new Uint8Array(7 * MB)], name));
  }
  body.append("image", new File([new Uint8Array(MB)], "4.png"));

  const { form, isTooLarge } = await read(posted(body));

  expect(isTooLarge).toBe(true);
  expect(form.get("description")).toBe("Curd,\r\n--and tamarind.");
  const names = form.getAll("image").map((file) => (file as File).name);
  expect(names).toContain("पुरी; a.png");
  expect(names).not.toContain("4.png");
});

test("drops text beyond its own limit", async () => {
  const long = "x".repeat(600_000);
  const { form, isTooLarge } = await read(posted(formWith(10, { one: long, two: long })));

  expect(isTooLarge).toBe(true);
  expect(form.has("one")).toBe(true);
  expect(form.has("two")).toBe(false);
});

test("reads a form without files, up to the limit of text", async () => {
  const plain = await read(posted(new URLSearchParams({ name: "Bhel" })));
  const large = await read(posted(new URLSearchParams({ name: "x".repeat(MB) })));

  expect([...plain.form]).toEqual([["name", "Bhel"]]);
  expect([large.isTooLarge, [...large.form]]).toEqual([true, []]);
});

test.each([
  ["other content", "x".repeat(10), "text/plain"],
  ["a form without a boundary", "--x", "multipart/form-data"],
  ["a form that ends early", `--x\r\n${"y".repeat(10)}`, "multipart/form-data; boundary=x"],
  [
    "a form that ends in a file",
    `--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n${"y".repeat(MB)}`,
    "multipart/form-data; boundary=x",
  ],
])("%s is not a form, and leaves nothing on the disk", async (_, body, type) => {
  expect(await readForm(posted(body, { "content-type": type }), limits)).toBeNull();
  expect(existsSync(uploads) ? readdirSync(uploads) : []).toEqual([]);
});

test("removes what a shop that was killed left behind", () => {
  mkdirSync(join(uploads, "old"), { recursive: true });

  removeUploads();

  expect(existsSync(uploads)).toBe(false);
});
