import type { ReactNode } from "react";
import { m } from "#messages";
import { Icon } from "./icon.tsx";

export type Step = {
  label: string;
  state: "done" | "current" | "next";
  detail?: ReactNode;
  /** When it was done or begun, as text. */
  at?: string;
};

const stateLabels = {
  done: () => m.shared_stepDone(),
  current: () => m.shared_stepNow(),
  next: () => m.shared_stepNext(),
};

type StepsProps = {
  steps: Step[];
  label: string;
  /** Bars next to each other, with only the current step's text. */
  compact?: boolean;
};

export function Steps({ steps, label, compact }: StepsProps) {
  return (
    <ol className={compact ? "steps steps-compact" : "steps"} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.label}
          className={`step-${step.state}`}
          aria-current={step.state === "current" ? "step" : undefined}
        >
          <span className="step-marker">{step.state === "done" && <Icon name="check" />}</span>
          <span>
            <span className="visually-hidden">{stateLabels[step.state]()} </span>
            <strong>{step.label}</strong> {step.at && <span className="muted">{step.at}</span>}
            {step.detail && <span className="muted small">{step.detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
