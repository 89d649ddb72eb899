import type { FieldMetadata } from "@conform-to/react";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { UNCOUNTED_STOCK } from "#app/domain/menu/limits.ts";
import { prepDay } from "#app/domain/prep/prep-day.server.ts";
import { prepList, prepStockUrl } from "#app/domain/prep/prep-url.ts";
import { type DayStockFields, dayStockForm, MAX_STOCK_ROWS } from "#app/domain/prep/schema.ts";
import { setDayStock } from "#app/domain/prep/set-day-stock.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { EditForm } from "#app/ui/form/edit-form.tsx";
import { CheckField, Field } from "#app/ui/form/field.tsx";
import { rowsOf, textValue } from "#app/ui/form/field-meta.ts";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { revalidateIfAnswered } from "#app/ui/hydration/network-failures.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

const FAILED = () => m.prep_failedToSetTheStock();

export const meta: MetaFunction = () => pageMeta(m.prep_stockOfTheDay());

/** The stock may have changed in the meantime, even if the action failed. */
export const shouldRevalidate = revalidateIfAnswered;

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "plan the day");
  const { day, title, isPast, rows } = prepDay(
    prepList.read(new URL(request.url).searchParams).day,
  );
  if (isPast) throw redirect(prepList.url({ day }));
  const dishes = rows
    .filter(({ stock }) => stock !== null && stock !== UNCOUNTED_STOCK)
    .slice(0, MAX_STOCK_ROWS)
    .map(({ key, name, stock, usual }) => ({ id: key, name, stock: stock ?? 0, usual }));
  const saved = {
    rows: dishes.map(({ id, usual }) => ({ dish: id, isChosen: "", stock: String(usual) })),
  };
  return { ...openForm(dayStockForm, saved), day, title, dishes };
}

export const action = formAction(
  "staff work",
  async ({ request, form, url }) => {
    const { day } = prepList.read(url.searchParams);
    const { user } = await staffVisitor(request, "plan the day", {
      returnTo: url.pathname + url.search,
    });
    const { reply, saved } = await saveForm(form, dayStockForm, (sent) => setDayStock(user, sent));
    if (reply) return reply;
    const message = m.prep_stockWasSet({ count: saved });
    return redirectWithToast(prepList.url({ day }), message);
  },
  { failure: FAILED },
);

export default function PrepStock() {
  const { day, title, dishes, values, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useOpenForm<DayStockFields>("day-stock", {
    constraint,
    values: values as never,
  });
  const page = prepList.url({ day });
  return (
    <Page
      title={m.prep_stockOfTheDay()}
      intro={m.prep_stockIntro({ title })}
      variant="narrow"
      trail={[{ label: m.admin_preparation(), to: page }]}
      here={m.shared_stock()}
    >
      <EditForm
        action={prepStockUrl(day)}
        form={form}
        submitLabel={m.prep_setTheStock()}
        cancelTo={page}
        autoComplete="off"
      >
        <StockRows meta={fields.rows} dishes={dishes} />
      </EditForm>
    </Page>
  );
}

type Rows = DayStockFields["rows"];
type StockRowsProps = {
  meta: FieldMetadata<Rows>;
  dishes: { id: string; name: string; stock: number }[];
};

function StockRows({ meta, dishes }: StockRowsProps) {
  return (
    <ul className="plain-list prep-stock-rows">
      {rowsOf(meta).map((row) => {
        const { dish, isChosen, stock, shown } = row.getFieldset();
        const of = dishes.find(({ id }) => id === textValue(dish));
        if (!of) return null;
        return (
          <li key={row.key}>
            <input type="hidden" name={dish.name} value={of.id} />
            <input type="hidden" name={shown.name} value={of.stock} />
            <CheckField
              meta={isChosen}
              label={<span className="wrap-anywhere">{of.name}</span>}
              hint={m.prep_inStockNow({ stock: of.stock })}
            />
            <Field
              meta={stock}
              label={m.prep_stockOf({ name: of.name })}
              hideLabel
              type="number"
              inputMode="numeric"
            />
          </li>
        );
      })}
    </ul>
  );
}

export const ErrorBoundary = errorBoundary(FAILED);
