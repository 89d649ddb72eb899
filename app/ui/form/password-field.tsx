import { useState } from "react";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { DefaultSubmit } from "./default-submit.tsx";
import { FieldFrame, type FieldTextProps } from "./field-frame.tsx";
import { controlProps, type FieldMeta } from "./field-meta.ts";

type PasswordFieldProps = Pick<FieldTextProps, "label" | "hint"> & {
  meta: FieldMeta;
  autoComplete: "current-password" | "new-password";
  /** Whether the reveal button was pressed without JavaScript. */
  reveal?: boolean;
  /** One button is enough for two passwords in a form. Without JavaScript, it reveals both. */
  withToggle?: boolean;
};

export function PasswordField({
  meta,
  label,
  hint,
  autoComplete,
  reveal = false,
  withToggle = true,
}: PasswordFieldProps) {
  const [toggled, setToggled] = useState<boolean>();
  const shown = toggled ?? reveal;
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <span className="input-wrapper">
        <input
          key={meta.key}
          {...controlProps(meta, Boolean(hint))}
          className="input"
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          // Without `maxLength`, which would silently cut off a long pasted password.
          minLength={meta.minLength}
        />
        {withToggle && (
          <>
            <DefaultSubmit />
            <Button
              type="submit"
              variant="icon"
              icon={shown ? "eye-off" : "eye"}
              name="reveal"
              value={shown ? "0" : "1"}
              formNoValidate
              aria-label={shown ? m.shared_hidePassword() : m.shared_showPassword()}
              onClick={(event) => {
                event.preventDefault();
                setToggled(!shown);
              }}
            />
          </>
        )}
      </span>
    </FieldFrame>
  );
}
