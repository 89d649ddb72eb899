import { expect, test } from "vitest";
import { addPerson } from "#tests/support/records/random-payments.ts";
import { deleteCustomer } from "../customers/remove-account.server.ts";
import { changeStaff, setStaffActive } from "./change-staff.server.ts";
import { findStaff, isLastOwner } from "./list-staff.server.ts";

// Owners who demote each other at the same time still count as owners at the time of the check.
test("the last active owner cannot be demoted, deactivated or deleted", async () => {
  const [asha, meera, retired] = [addPerson("owner"), addPerson("owner"), addPerson("owner")];
  expect(setStaffActive(asha, retired.id, false)).toMatchObject({ ok: true });
  // Hashing a PIN takes time, so neither has lost the role when the other request starts.
  const toCounter = {
    name: "Former Owner",
    email: "",
    role: "counter",
    pin: "1234",
    removePin: false,
  } as const;

  const changed = await Promise.all([
    changeStaff(asha, meera.id, toCounter),
    changeStaff(meera, asha.id, toCounter),
  ]);

  expect(changed.filter(({ ok }) => ok)).toHaveLength(1);
  const [last, other] = changed[0].ok ? [asha, meera] : [meera, asha];
  expect(findStaff(other.id)).toMatchObject({ role: "counter", hasPin: true });
  expect(isLastOwner(last)).toBe(true);
  expect(await changeStaff(other, last.id, { ...toCounter, pin: "" })).toMatchObject({ ok: false });
  expect(setStaffActive(other, last.id, false)).toMatchObject({
    message: "The last owner cannot be deactivated.",
  });
  expect(deleteCustomer(other, last.id)).toMatchObject({
    message: "The last owner cannot be deleted.",
  });
});
