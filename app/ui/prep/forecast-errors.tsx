import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { addedErrors, type ForecastError, wapePercent } from "#app/domain/prep/forecast-error.ts";
import type { PrepDay } from "#app/domain/prep/prep-plan.ts";
import { prepList } from "#app/domain/prep/prep-url.ts";
import { m } from "#messages";
import { formatCount } from "../dashboard/format-count.ts";
import { Link } from "../link.tsx";
import { Section } from "../section.tsx";

function percentText(error: ForecastError): string {
  const percent = wapePercent(error);
  return percent === null ? "–" : `${percent}%`;
}

export function ForecastErrors({ errors }: Pick<PrepDay, "errors">) {
  if (errors.length === 0) return null;
  return (
    <div className="not-printed">
      <Section title={m.prep_earlierForecasts()}>
        <p>
          <ParaglideMessage
            message={m.prep_theForecastsWereWrongBy}
            inputs={{ count: errors.length, percent: percentText(addedErrors(errors)) }}
            markup={{ strong: ({ children }) => <strong>{children}</strong> }}
          />
        </p>
        <table className="prep-table">
          <caption className="visually-hidden">{m.prep_earlierForecastsLatestFirst()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.shared_day()}</th>
              <th scope="col">{m.prep_expected()}</th>
              <th scope="col">{m.admin_sold()}</th>
              <th scope="col">{m.prep_error()}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map((error) => (
              <tr key={error.day}>
                <th scope="row">
                  <Link to={prepList.url({ day: error.day })}>{error.name}</Link>
                </th>
                <td>{formatCount(error.expected)}</td>
                <td>{formatCount(error.sold)}</td>
                <td>{percentText(error)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </div>
  );
}
