import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { roleLabel } from "#app/domain/access/roles.ts";
import { dayInIndia, formatDate, instantInIndia, now } from "#app/domain/clock.ts";
import { paymentNames } from "#app/domain/ledger/payment.ts";
import { channelLabels } from "#app/domain/orders/channel.ts";
import { findStaff } from "#app/domain/staff/list-staff.server.ts";
import { shownLog } from "#app/domain/staff/shown-log.server.ts";
import { staffActivity } from "#app/domain/staff/staff-activity.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { LogEntry } from "#app/ui/audit/log-entry.tsx";
import { Stat, Stats } from "#app/ui/details/stat.tsx";
import { Price } from "#app/ui/dish/price.tsx";
import { Field, plainMeta } from "#app/ui/form/field.tsx";
import { FilterForm } from "#app/ui/form/filter-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.staff_activity(), m.staff_activityDescription());

function dayOf(request: Request): string {
  const typed = new URL(request.url).searchParams.get("date") ?? "";
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed));
  return isDay ? typed : dayInIndia(now());
}

const entryLabels: Record<"payment" | "refund" | "reversal", (method: string) => string> = {
  payment: (method) => method,
  refund: (method) => m.staff_refundsBy({ method }),
  reversal: (method) => m.staff_reversedBy({ method }),
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "see staff activity");
  const member = orNotFound(findStaff(params.userId ?? ""));
  const day = dayOf(request);
  const { orders, payments, entries, ...counts } = staffActivity(member.id, day);
  return {
    id: member.id,
    name: member.name,
    role: roleLabel(member.role),
    day,
    shownDay: formatDate(instantInIndia(day, 0)),
    orders: orders.map(({ channel, ...rest }) => ({ ...rest, label: channelLabels[channel] })),
    payments: payments.map(({ kind, method, ...rest }) => ({
      ...rest,
      label: entryLabels[kind](paymentNames[method]),
    })),
    counts,
    entries: shownLog(entries),
  };
}

type Sums = { label: string; total: number; paise: number }[];

function Amounts({ sums, none }: { sums: Sums; none: string }) {
  if (sums.length === 0) return <p className="muted">{none}</p>;
  return (
    <Stats>
      {sums.map(({ label, total, paise }) => (
        <Stat
          key={label}
          label={label}
          value={<Price paise={paise} />}
          hint={m.staff_inAll({ total })}
        />
      ))}
    </Stats>
  );
}

export default function StaffActivity() {
  const { id, name, role, day, shownDay, orders, payments, counts, entries } =
    useLoaderData<typeof loader>();
  return (
    <Page
      title={name}
      intro={`${role}, ${shownDay}`}
      trail={[{ label: m.shared_staff(), to: "/admin/staff" }]}
      here={m.staff_activity()}
    >
      <FilterForm
        action={`/admin/staff/${id}/activity`}
        label={m.admin_chooseADay()}
        submitLabel={m.staff_showTheDay()}
      >
        <Field
          key={day}
          meta={plainMeta("date", { value: day })}
          label={m.shared_day()}
          type="date"
          width="m"
        />
      </FilterForm>
      <Section title={m.staff_ordersTaken()}>
        <Amounts sums={orders} none={m.staff_noOrders()} />
      </Section>
      <Section title={m.staff_moneyTaken()}>
        <Amounts sums={payments} none={m.staff_noPayments()} />
      </Section>
      <Section title={m.staff_toLookAt()}>
        <Stats>
          <Stat label={m.staff_cancellations()} value={counts.cancellations} />
          <Stat label={m.staff_discounts()} value={counts.discounts} />
          <Stat label={m.staff_overfilledSlots()} value={counts.overfills} />
          {counts.owedPaise > 0 && (
            <Stat
              label={m.admin_cashToHandIn()}
              value={<Price paise={counts.owedPaise} />}
              hint={m.admin_now()}
            />
          )}
        </Stats>
      </Section>
      <Section title={m.staff_logOfTheDay()}>
        {entries.length === 0 ? (
          <p className="muted">{m.staff_noChanges()}</p>
        ) : (
          <ol className="stack stack-small">
            {entries.map((entry) => (
              <LogEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </Section>
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.staff_failedToLoadTheActivity);
