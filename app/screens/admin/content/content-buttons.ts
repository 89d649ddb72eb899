import { redirect } from "@remix-run/node";
import type { Params } from "@remix-run/react";
import {
  confirmContent,
  confirmList,
  placeContent,
  undoContent,
} from "#app/domain/content/save-content.server.ts";
import { placeForm } from "#app/domain/menu/product-schema.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

const usual = {
  needs: "change settings",
  page: ({ contentId }: Params) => `/admin/content/${contentId}`,
  refusal: reasonOnly,
  failure: () => m.content_notSaved(),
} as const;

export const loader = () => redirect("/admin/content");

export const action = buttons({
  confirmation: buttonAction({
    ...usual,
    run: (actor, { params }) => confirmContent(actor, params.contentId ?? ""),
    success: ({ name }) => m.content_confirmed({ name }),
  }),
  "lists/:subject/confirmation": buttonAction({
    ...usual,
    page: ({ subject }) => `/admin/content#${subject}`,
    run: (actor, { params }) => confirmList(actor, params.subject),
    success: ({ name }) => m.content_confirmed({ name }),
  }),
  undo: buttonAction({
    ...usual,
    run: (actor, { params }) => undoContent(actor, params.contentId ?? ""),
    success: ({ name }) => m.content_undone({ name }),
  }),
  position: buttonAction({
    ...usual,
    page: () => "/admin/content",
    schema: placeForm,
    run: (actor, { params, input }) => placeContent(actor, params.contentId ?? "", input.to),
    success: ({ name }) => m.admin_moved({ name }),
  }),
});
