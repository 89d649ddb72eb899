import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime } from "#app/domain/clock.ts";
import { listDevices, registerDevice } from "#app/domain/staff/devices.server.ts";
import { deviceForm } from "#app/domain/staff/schema.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { deviceCookie } from "#app/http/session/cookies.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { type Column, Table } from "#app/ui/details/table.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { OnceField } from "#app/ui/form/once-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { StaffTabs } from "#app/ui/layout/admin-tabs.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

const PATH = "/admin/devices";
const FAILED = () => m.staff_failedToSaveTheDevice();

export const meta: MetaFunction = () => pageMeta(m.staff_devices(), m.staff_devicesDescription());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "manage staff");
  const here = user.origin?.device ?? null;
  return {
    here: here?.name ?? null,
    devices: listDevices().map(({ lastSeenAt, ...device }) => ({
      ...device,
      lastSeenAt: formatDateTime(lastSeenAt),
      isHere: device.id === here?.id,
    })),
    constraint: formConstraint(deviceForm),
  };
}

export const action = formAction(
  "staff work",
  async ({ request, form }) => {
    const { user } = await staffVisitor(request, "manage staff", { returnTo: PATH });
    const { reply, saved } = await saveForm(form, deviceForm, ({ name }) =>
      registerDevice(user, name),
    );
    if (reply) return reply;
    const { device, token } = saved;
    const message = m.staff_deviceAdded({ name: device.name });
    return redirectWithToast(PATH, message, [await deviceCookie(token)]);
  },
  { failure: FAILED },
);

type Row = ReturnType<typeof useLoaderData<typeof loader>>["devices"][number];

const columns: Column<Row>[] = [
  {
    label: m.shared_name,
    rowHeader: true,
    cell: ({ name, isHere }) => (
      <span className="wrap-anywhere">
        {name} {isHere && <Badge tone="good">{m.staff_thisOne()}</Badge>}
      </span>
    ),
  },
  { label: m.staff_letter, cell: ({ letter }) => letter },
  { label: m.staff_lastSeen, cell: ({ lastSeenAt }) => lastSeenAt },
  {
    label: m.shared_remove,
    hideLabel: true,
    cell: ({ id, name }) => (
      <SecondaryLink
        to={`${PATH}/${id}/removal`}
        size="small"
        icon="trash"
        aria-label={m.shared_removeNamed({ name })}
      >
        {m.shared_remove()}
      </SecondaryLink>
    ),
  },
];

export default function Devices() {
  const { here, devices } = useLoaderData<typeof loader>();
  return (
    <Page title={m.staff_devices()} intro={m.staff_devicesIntro()} before={<StaffTabs />}>
      {here === null ? (
        <AddForm />
      ) : (
        <Notice
          tone="good"
          title={m.staff_thisIs({ device: here })}
          action={<SecondaryLink to="/admin/switch">{m.shared_switchPerson()}</SecondaryLink>}
        >
          <p>{m.staff_deviceIsUsable()}</p>
        </Notice>
      )}
      {devices.length > 0 && (
        <Table
          caption={m.staff_devices()}
          columns={columns}
          rows={devices}
          rowKey={({ id }) => id}
        />
      )}
    </Page>
  );
}

function AddForm() {
  const { constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<{ name: string }>("device", { constraint });
  return (
    <Card title={m.staff_addDevice()}>
      <Form method="post" id={form.id} noValidate className="stack">
        <OnceField />
        <ErrorSummary form={form} />
        <Field
          meta={fields.name}
          label={m.shared_name()}
          hint={m.staff_suchAsCounterTablet()}
          autoComplete="off"
          width="m"
        />
        <div className="row">
          <SubmitButton pendingLabel={m.shared_saving()}>{m.staff_useThisDevice()}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

export const ErrorBoundary = loadFailure(m.staff_devices, m.staff_failedToLoadTheDevices);
