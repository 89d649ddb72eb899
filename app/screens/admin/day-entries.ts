import { addDrawerEntry } from "#app/domain/day/drawer.server.ts";
import { entryForm } from "#app/domain/day/schema.ts";
import { m } from "#messages";
import { drawerAction, toDay } from "./drawer-action.server.ts";

export const loader = toDay;

export const action = drawerAction({
  schema: entryForm,
  failure: () => m.day_failedToRecordTheCash(),
  done: () => m.day_cashRecorded(),
  save: addDrawerEntry,
});
