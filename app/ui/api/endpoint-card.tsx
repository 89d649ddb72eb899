import { Badge } from "../badge.tsx";
import { Card } from "../card.tsx";
import { Disclosure } from "../disclosure.tsx";
import { Table } from "../table.tsx";
import { describeType, type Field, fieldsOf, type JsonSchema } from "./json-schema.ts";

export type DescribedEndpoint = {
  operationId: string;
  method: string;
  path: string;
  summary: string;
  description?: string;
  parameters: {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: JsonSchema;
  }[];
  body?: JsonSchema;
  successStatus: string;
  success?: JsonSchema;
  failures: string[];
};

export function EndpointCard({ call }: { call: DescribedEndpoint }) {
  const parameters: Field[] = call.parameters.map((parameter) => ({
    path: `${parameter.name} (${parameter.in})`,
    type: describeType(parameter.schema),
    isRequired: parameter.required,
    note: parameter.description ?? "",
  }));
  return (
    <Card
      id={call.operationId}
      titleLevel={3}
      title={
        <>
          <Badge tone={call.method === "GET" ? "info" : "warn"}>{call.method}</Badge>{" "}
          <code>{call.path}</code>
        </>
      }
    >
      <p>
        {call.summary}. <span className="muted">{call.description}</span>
      </p>
      <Disclosure summary="Fields and answers">
        {parameters.length > 0 && <Fields caption="Parameters" fields={parameters} />}
        {call.body && <Fields caption="Body" fields={fieldsOf(call.body)} />}
        {call.success && (
          <Fields caption={`Answer ${call.successStatus}`} fields={fieldsOf(call.success)} />
        )}
        <p className="small muted">Refusals: {call.failures.join(", ")}, in the envelope above.</p>
      </Disclosure>
    </Card>
  );
}

function Fields({ caption, fields }: { caption: string; fields: Field[] }) {
  return (
    <Table
      caption={caption}
      rows={fields}
      rowKey={({ path }) => path}
      columns={[
        { label: "Field", rowHeader: true, cell: ({ path }) => <code>{path}</code> },
        { label: "Type", cell: ({ type }) => type },
        { label: "Required", cell: ({ isRequired }) => (isRequired ? "yes" : "no") },
        { label: "Notes", cell: ({ note }) => note },
      ]}
    />
  );
}
