import type { ChecklistLine } from "#app/domain/events/event.ts";
import { m } from "#messages";
import { EditForm, type EditProps } from "../form/edit-form.tsx";
import { TextAreaField } from "../form/field.tsx";
import { PostButton } from "../form/post-button.tsx";
import { useOpenForm } from "../form/use-open-form.ts";

type ChecklistProps = { eventId: string; lines: readonly ChecklistLine[]; returnTo: string };

/** Each line is a button that ticks it off. */
export function Checklist({ eventId, lines, returnTo }: ChecklistProps) {
  return (
    <ul className="stack stack-small">
      {lines.map(({ text, isDone }) => (
        <li key={text}>
          <PostButton
            action={`/admin/events/${eventId}/checklist`}
            fields={{ line: text, ...(!isDone && { isDone: "on" }), returnTo }}
            variant="quiet"
            pressed={isDone}
            label={`${isDone ? "☑" : "☐"} ${text}`}
          />
        </li>
      ))}
    </ul>
  );
}

type ChecklistFormProps = Pick<EditProps, "action" | "constraint"> & {
  lines: readonly ChecklistLine[];
};

export function ChecklistForm({ lines, ...props }: ChecklistFormProps) {
  const text = lines.map((line) => line.text).join("\n");
  const [form, fields] = useOpenForm<{ lines: string }>("checklist", {
    ...props,
    values: { lines: text },
  });
  return (
    <EditForm
      {...props}
      form={form}
      hiddenFields={{ seen: text }}
      submitLabel={m.events_saveChecklist()}
    >
      <TextAreaField
        meta={fields.lines}
        label={m.events_checklist()}
        hint={m.events_checklistHint()}
        optional
        rows={4}
      />
    </EditForm>
  );
}
