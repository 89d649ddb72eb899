import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export type Step = { label: string; state: "done" | "current" | "next"; detail?: ReactNode };

const stateLabels = { done: "Done: ", current: "Now: ", next: "Next: " } as const;

export function Steps({ steps, label }: { steps: Step[]; label: string }) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.label}
          className={`step-${step.state}`}
          aria-current={step.state === "current" ? "step" : undefined}
        >
          <span className="step-marker">{step.state === "done" && <Icon name="check" />}</span>
          <span>
            <span className="visually-hidden">{stateLabels[step.state]}</span>
            <strong>{step.label}</strong>
            {step.detail && <span className="muted small">{step.detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
