import { addDrawerEntry } from "#app/domain/day/drawer.server.ts";
import { entryForm } from "#app/domain/day/schema.ts";
import { drawerAction, toDay } from "./drawer-action.server.ts";

export const loader = toDay;

export const action = drawerAction({
  schema: entryForm,
  failure: "Failed to record the cash",
  done: "Cash recorded",
  save: addDrawerEntry,
});
