import { openDrawer } from "#app/domain/day/drawer.server.ts";
import { openingForm } from "#app/domain/day/schema.ts";
import { drawerAction, toDay } from "./drawer-action.server.ts";

export const loader = toDay;

export const action = drawerAction({
  schema: openingForm,
  failure: "Failed to open the drawer",
  done: "The drawer is open",
  save: openDrawer,
});
