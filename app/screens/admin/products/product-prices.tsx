import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changePrices } from "#app/domain/menu/change-prices.server.ts";
import { previewPriceChange } from "#app/domain/menu/preview-price-change.server.ts";
import { priceChangeQuery } from "#app/domain/menu/price-change.ts";
import { sectionOptions } from "#app/domain/sections/sections.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { problemStatus } from "#app/http/problem-status.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { QuietLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { OnceField } from "#app/ui/form/once-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PriceChangeForm } from "#app/ui/products/price-change-form.tsx";
import { PricePreviewTables } from "#app/ui/products/price-preview.tsx";
import { PRICES_URL } from "#app/ui/products/products-url.ts";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.products_changePrices());

const NO_CHANGE = () => m.products_noPriceWouldChange();

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change the menu");
  const { searchParams, search } = new URL(request.url);
  const typed = Object.fromEntries(searchParams);
  const text = (name: string, otherwise = "") => typed[name]?.slice(0, 100) ?? otherwise;
  const values = {
    category: text("category"),
    q: text("q"),
    kind: text("kind"),
    sizes: text("sizes"),
    direction: text("direction", "raise"),
    amount: text("amount"),
    unit: text("unit", "rupees"),
    rounding: text("rounding", "five"),
    choices: text("choices"),
  };
  const page = { values, search, sections: sectionOptions(), error: undefined, preview: null };
  if (!searchParams.has("amount")) return page;
  const change = priceChangeQuery.safeParse(typed);
  if (!change.success) {
    return { ...page, error: change.error.issues[0]?.message };
  }
  return { ...page, preview: previewPriceChange(change.data) };
}

export const action = formAction(
  "staff work",
  async ({ request, form, url }) => {
    const page = url.pathname + url.search;
    const { user } = await staffVisitor(request, "change the menu", { returnTo: page });
    const change = priceChangeQuery.safeParse(Object.fromEntries(url.searchParams));
    // The page reports the wrong amount.
    if (!change.success) throw redirect(page);
    const changed = changePrices(user, change.data, String(form.get("preview") ?? ""));
    if (!changed.ok) {
      return data({ message: changed.message }, { status: problemStatus(changed.code) });
    }
    const message = m.products_countPricesChanged({ count: changed.value });
    return redirectWithToast("/admin/products", message);
  },
  { failure: () => m.products_failedToChangePrices() },
);

export default function ProductPrices() {
  const { values, search, sections, error, preview } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ message?: string }>();
  return (
    <Page
      title={m.products_changePrices()}
      variant="narrow"
      intro={m.products_priceChangeIntro()}
      trail={[{ label: m.shared_products(), to: "/admin/products" }]}
    >
      {refusal?.message && <Notice tone="bad" role="alert" title={refusal.message} />}
      {preview ? (
        <Disclosure key={search} summary={<h2>{m.products_dishesAndAmount()}</h2>}>
          <PriceChangeForm values={values} sections={sections} />
        </Disclosure>
      ) : (
        <PriceChangeForm key={search} values={values} sections={sections} error={error} />
      )}
      {preview && preview.dishes.length === 0 && (
        <Notice title={m.products_noDishMatches()}>
          <p>{m.products_priceChangeNoMatch()}</p>
        </Notice>
      )}
      {preview && preview.dishes.length > 0 && (
        <>
          <h2 id="preview">
            {preview.changed === 0
              ? NO_CHANGE()
              : m.products_previewOfChanges({ count: preview.changed })}
          </h2>
          <PricePreviewTables preview={preview} />
          {preview.changed > 0 && (
            <Form method="post" action={`${PRICES_URL}${search}`} className="row">
              <OnceField />
              <input type="hidden" name="preview" value={preview.fingerprint} />
              <SubmitButton pendingLabel={m.shared_saving()}>
                {m.products_changeCountPrices({ count: preview.changed })}
              </SubmitButton>
              <QuietLink to="/admin/products">{m.shared_cancel()}</QuietLink>
            </Form>
          )}
        </>
      )}
    </Page>
  );
}

export const ErrorBoundary = loadFailure(m.products_changePrices, m.products_failedToLoadThePrices);
