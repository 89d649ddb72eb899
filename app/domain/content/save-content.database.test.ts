import { beforeEach, expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { addPerson } from "#tests/support/records/random-payments.ts";
import { fillStarterContent } from "./fill-starter-content.server.ts";
import { inPreview, keepPreview } from "./preview.server.ts";
import { contentRows, cookingBranchRow, findContent } from "./queries.server.ts";
import { addContent, confirmList, saveContent, undoContent } from "./save-content.server.ts";
import type { SubjectName } from "./subjects.ts";

const owner = addPerson("owner");

beforeEach(() => {
  sqlite.exec("delete from content; delete from settings; delete from translations");
  fillStarterContent();
});

const fieldsOf = (id: string) => findContent(id)?.fields ?? {};
const save = (id: string, fields: Record<string, string>) =>
  saveContent(owner, id, { ...fieldsOf(id), ...fields });
const cooking = () => cookingBranchRow()?.id;
const marks = () =>
  contentRows("branch").flatMap(({ id, fields }) => (fields.cooksOnlineOrders ? [id] : []));
const moveKitchen = () => save("sadashiv-peth", { cooksOnlineOrders: "yes" });

test("a branch that is marked as the one that cooks takes the mark from the other", () => {
  expect(marks()).toEqual(["main"]);
  const audited = sqlite
    .prepare("select before, after from audit_log where subject_id = 'main' order by id desc")
    .raw();

  expect(moveKitchen()).toMatchObject({ ok: true });

  expect(marks()).toEqual(["sadashiv-peth"]);
  expect(cooking()).toBe("sadashiv-peth");
  expect(audited.get()).toEqual(['{"cooksOnlineOrders":"yes"}', '{"cooksOnlineOrders":""}']);
});

test("so does a branch that is added", () => {
  addContent(owner, "branch", { ...fieldsOf("main"), name: "Kothrud" });
  expect(marks()).toHaveLength(1);
  expect(cookingBranchRow()?.name).toBe("Kothrud");
});

test("a preview of the move shows it", () => {
  const stored = findContent("sadashiv-peth");
  const fields = { ...fieldsOf("sadashiv-peth"), cooksOnlineOrders: "yes" };
  const shown: unknown[] = [];
  inPreview(keepPreview("branch", stored, fields), () => shown.push(cooking()));
  expect(shown).toEqual(["sadashiv-peth"]);
  expect(cooking()).toBe("main");
});

test("who undoes the move has the kitchen where it was, and what else changed meanwhile", () => {
  moveKitchen();
  save("main", { phone: "+91 20 4890 5599" });

  undoContent(owner, "sadashiv-peth");

  expect(marks()).toEqual(["main"]);
  expect(fieldsOf("main").phone).toBe("+91 20 4890 5599");
});

test("who undoes the text of a branch leaves the kitchen where it is", () => {
  save("main", { landmark: "Behind the temple" });
  moveKitchen();

  undoContent(owner, "main");
  expect(fieldsOf("main").landmark).not.toBe("Behind the temple");
  expect(marks()).toEqual(["sadashiv-peth"]);

  save("sadashiv-peth", { landmark: "Behind the school" });
  undoContent(owner, "sadashiv-peth");
  expect(marks()).toEqual(["sadashiv-peth"]);
});

test("of two marked branches, as they could be once, the one that is saved cooks, and this can be undone", () => {
  sqlite.exec(
    "update content set fields = json_set(fields, '$.cooksOnlineOrders', 'yes') where id = 'sadashiv-peth'",
  );
  expect(cooking()).toBe("main");

  save("sadashiv-peth", {});
  expect(marks()).toEqual(["sadashiv-peth"]);
  undoContent(owner, "sadashiv-peth");
  expect(marks()).toEqual(["main"]);
});

test("all samples of one list are confirmed at once, each with an entry in the log", () => {
  const samples = (subject: SubjectName) =>
    contentRows(subject).filter(({ isSample }) => isSample).length;
  const confirmed = samples("value");
  const others = samples("faq");
  expect(Math.min(confirmed, others)).toBeGreaterThan(1);
  const logged = sqlite.prepare("select count(*) from audit_log").pluck();
  const before = Number(logged.get());

  expect(confirmList(owner, "value").ok).toBe(true);

  expect([samples("value"), samples("faq")]).toEqual([0, others]);
  expect(Number(logged.get()) - before).toBe(confirmed);
  expect(confirmList(owner, "nope").ok).toBe(false);
});

test("a sample branch loses its invented figures when it is edited, unless others were typed", () => {
  const figuresOf = (id: string) => [fieldsOf(id).rating, fieldsOf(id).ratingCount];
  const invented = figuresOf("sadashiv-peth");
  expect(invented.every(Boolean)).toBe(true);

  save("sadashiv-peth", { phone: "+91 20 4890 5599" });
  expect(figuresOf("sadashiv-peth")).toEqual(["", ""]);
  undoContent(owner, "sadashiv-peth");
  expect(figuresOf("sadashiv-peth")).toEqual(invented);

  save("sadashiv-peth", { rating: "4.1", ratingCount: "17" });
  save("sadashiv-peth", { phone: "+91 20 4890 5599" });
  expect(figuresOf("sadashiv-peth")).toEqual(["4.1", "17"]);
});
