import { useFetcher } from "@remix-run/react";
import type { ComponentProps } from "react";
import { OnceField } from "./once-field.tsx";
import { PostButton } from "./post-button.tsx";

/** For a button that adds something. */
export function OnceButton({
  children,
  ...props
}: Omit<ComponentProps<typeof PostButton>, "fetcher">) {
  const fetcher = useFetcher();
  return (
    <PostButton {...props} fetcher={fetcher}>
      <OnceField fetcher={fetcher} />
      {children}
    </PostButton>
  );
}
