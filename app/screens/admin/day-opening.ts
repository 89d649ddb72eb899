import { openDrawer } from "#app/domain/day/drawer.server.ts";
import { openingForm } from "#app/domain/day/schema.ts";
import { m } from "#messages";
import { drawerAction, toDay } from "./drawer-action.server.ts";

export const loader = toDay;

export const action = drawerAction({
  schema: openingForm,
  failure: () => m.day_failedToOpenTheDrawer(),
  done: () => m.day_theDrawerIsOpen(),
  save: openDrawer,
});
