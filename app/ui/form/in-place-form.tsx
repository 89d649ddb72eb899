import type { FetcherWithComponents, FormProps } from "@remix-run/react";
import { TypedByField, UnsentFields } from "../unsent-forms.tsx";
import { OnceField } from "./once-field.tsx";

type InPlaceFormProps = Pick<FormProps, "id" | "className" | "noValidate" | "children"> & {
  action: string;
  fetcher: FetcherWithComponents<unknown>;
  /** For a form that adds something. */
  once?: boolean;
};

/** With JavaScript, it is submitted without navigation; `stay` tells the action not to redirect. */
export function InPlaceForm({ action, fetcher, once, children, ...form }: InPlaceFormProps) {
  return (
    <fetcher.Form
      {...form}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        const body = new FormData(event.currentTarget);
        body.set("stay", "1");
        fetcher.submit(body, { method: "post", action });
      }}
    >
      <TypedByField />
      {once && <OnceField fetcher={fetcher} />}
      <UnsentFields action={action}>{children}</UnsentFields>
    </fetcher.Form>
  );
}
