import type { FetcherWithComponents, FormProps } from "@remix-run/react";

type InPlaceFormProps = Pick<FormProps, "id" | "className" | "noValidate" | "children"> & {
  action: string;
  fetcher: FetcherWithComponents<unknown>;
};

/** With JavaScript, it is submitted without navigation; `stay` tells the action not to redirect. */
export function InPlaceForm({ action, fetcher, ...form }: InPlaceFormProps) {
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
    />
  );
}
