import type { FetcherWithComponents, FormProps } from "@remix-run/react";
import { TypedByField, UnsentFields } from "../unsent-forms.tsx";

type InPlaceFormProps = Pick<FormProps, "id" | "className" | "noValidate" | "children"> & {
  action: string;
  fetcher: FetcherWithComponents<unknown>;
};

/** With JavaScript, it is submitted without navigation; `stay` tells the action not to redirect. */
export function InPlaceForm({ action, fetcher, children, ...form }: InPlaceFormProps) {
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
      <UnsentFields action={action}>{children}</UnsentFields>
    </fetcher.Form>
  );
}
