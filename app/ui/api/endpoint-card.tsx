import { Badge } from "../badge.tsx";
import { Card } from "../card.tsx";
import { Table } from "../details/table.tsx";
import { Disclosure } from "../disclosure.tsx";
import { describeType, type Field, fieldsOf, type JsonSchema, kindsOf } from "./json-schema.ts";

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

export function EndpointCard({ endpoint }: { endpoint: DescribedEndpoint }) {
  const parameters: Field[] = endpoint.parameters.map((parameter) => ({
    path: `${parameter.name} (${parameter.in})`,
    type: describeType(parameter.schema),
    isRequired: parameter.required,
    note: parameter.description ?? "",
  }));
  return (
    <Card
      id={endpoint.operationId}
      titleLevel={3}
      title={
        <>
          <Badge tone={endpoint.method === "GET" ? "info" : "warn"}>{endpoint.method}</Badge>{" "}
          <code>{endpoint.path}</code>
        </>
      }
    >
      <p>
        {endpoint.summary}. <span className="muted">{endpoint.description}</span>
      </p>
      <Disclosure summary="Fields and answers">
        {parameters.length > 0 && <Fields caption="Parameters" fields={parameters} />}
        {endpoint.body &&
          kindsOf(endpoint.body).map(({ kind, schema }) => (
            <Fields
              key={kind}
              caption={kind ? `Body, ${kind}` : "Body"}
              fields={fieldsOf(schema)}
            />
          ))}
        {endpoint.success && (
          <Fields
            caption={`Answer ${endpoint.successStatus}`}
            fields={fieldsOf(endpoint.success)}
          />
        )}
        <p className="small muted">
          Refusals: {endpoint.failures.join(", ")}, in the envelope above.
        </p>
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
