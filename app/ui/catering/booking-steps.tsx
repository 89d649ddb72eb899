import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { m } from "#messages";
import { Button } from "../button.tsx";

const labels = [m.catering_yourEvent, m.shared_menu, m.shared_contact];
const LAST = labels.length - 1;

/**
 * Shows one step at a time. Shows all of them without scripts, after a refusal, and if it is
 * hydrated after the visitor has scrolled on.
 */
export function useBookingSteps(isRefused: boolean) {
  const [step, setStep] = useState<number>();
  const sections = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sections.current) return;
    setStep(sections.current.getBoundingClientRect().top >= 0 ? 0 : undefined);
  }, []);
  const shown = isRefused ? undefined : step;

  const goTo = (next: number) => {
    flushSync(() => setStep(next));
    const section = sections.current?.children[next];
    if (section instanceof HTMLElement) section.focus();
  };
  const goOn = () => {
    const section = sections.current?.children[shown ?? 0];
    const fields = section?.querySelectorAll<HTMLInputElement>("input, select, textarea") ?? [];
    for (const field of fields) if (!field.reportValidity()) return;
    goTo((shown ?? 0) + 1);
  };
  return { shown, sections, goTo, goOn };
}

type BookingSteps = ReturnType<typeof useBookingSteps>;

export function BookingSections({
  steps: { shown, sections, goTo },
  parts,
}: {
  steps: BookingSteps;
  parts: [event: ReactNode, menu: ReactNode, contact: ReactNode];
}) {
  return (
    <div className="stack" ref={sections}>
      {parts.map((part, at) => (
        <div
          key={labels[at]?.()}
          className="stack booking-step"
          tabIndex={-1}
          hidden={shown !== undefined && at !== shown}
        >
          {part}
          {shown === at && at > 0 && (
            <Button variant="quiet" icon="arrow-left" onClick={() => goTo(at - 1)}>
              {labels[at - 1]?.()}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}

type BookingActionProps = { steps: BookingSteps; children: ReactNode };

/** The button under the price: leads to the next step; on the last one, shows `children`. */
export function BookingAction({ steps: { shown, goOn }, children }: BookingActionProps) {
  if (shown === undefined) return children;
  return (
    <div className="stack stack-small">
      <progress value={shown + 1} max={labels.length} aria-label={m.shared_bookYourEvent()} />
      {shown === LAST ? (
        children
      ) : (
        <Button size="large" wide onClick={goOn}>
          {m.catering_nextStep({ step: labels[shown + 1]?.() ?? "" })}
        </Button>
      )}
    </div>
  );
}
