import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { languageNames } from "#app/domain/language/language.ts";
import { kindLabels } from "#app/domain/translating/translation-fields.ts";
import { translationList } from "#app/domain/translating/translation-list.server.ts";
import { translationsList, translationUrl } from "#app/domain/translating/translations-url.ts";
import { translationKinds, translationLanguages } from "#app/domain/translations/translatable.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { type Column, Table } from "#app/ui/details/table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { CheckField, plainMeta } from "#app/ui/form/field.tsx";
import { FilterForm, FilterSelect, SearchField } from "#app/ui/form/filter-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.translations_translations());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change the menu");
  const view = translationsList.read(new URL(request.url).searchParams);
  const list = translationList(view);
  const { totalPages } = list.pagination;
  if (view.page > totalPages) throw redirect(translationsList.url({ ...view, page: totalPages }));
  return { ...list, view };
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

function countsText(lacks: Row["lacks"], what: "missing" | "outdated"): string {
  const counts = translationLanguages
    .filter((language) => lacks[language][what] > 0)
    .map((language) => `${languageNames[language]}: ${lacks[language][what]}`);
  return counts.join(", ") || m.translations_nothingMissing();
}

const columns: Column<Row>[] = [
  {
    label: m.translations_english,
    rowHeader: true,
    cell: ({ kind, id, name }) => (
      <Link to={translationUrl(kind, id)} className="tap-target wrap-anywhere" lang="en">
        {name}
      </Link>
    ),
  },
  { label: m.admin_kind, cell: ({ kindLabel }) => kindLabel },
  { label: m.translations_missingIn, cell: ({ lacks }) => countsText(lacks, "missing") },
  { label: m.translations_outdatedIn, cell: ({ lacks }) => countsText(lacks, "outdated") },
];

export default function Translations() {
  const { rows, pagination, missing, total, view } = useLoaderData<typeof loader>();
  return (
    <Page title={m.translations_translations()} intro={m.translations_intro()}>
      <p className="muted">
        {missing
          .map(({ language, count }) => {
            const name = languageNames[language];
            return count > 0
              ? m.translations_missingCount({ language: name, count, total })
              : m.translations_complete({ language: name, total });
          })
          .join(" · ")}
      </p>
      <FilterForm
        action="/admin/translations"
        label={m.translations_searchTexts()}
        submitLabel={m.admin_show()}
      >
        <SearchField name="q" value={view.q} label={m.translations_searchTexts()} />
        <FilterSelect
          name="kind"
          value={view.kind ?? ""}
          label={m.admin_kind()}
          placeholder={m.translations_allKinds()}
          options={translationKinds.map((value) => ({ value, label: kindLabels[value] }))}
        />
        <CheckField
          meta={plainMeta("missing", { value: view.missing ? "true" : undefined })}
          value="true"
          label={m.translations_missingOnly()}
        />
      </FilterForm>
      {rows.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-search.svg"
          title={m.translations_nothingFound()}
        >
          {m.translations_noMatchHint()}
        </EmptyState>
      ) : (
        <Table
          caption={m.translations_translations()}
          columns={columns}
          rows={rows}
          rowKey={({ kind, id }) => `${kind}/${id}`}
        />
      )}
      <Pagination
        page={pagination.page}
        pages={pagination.totalPages}
        hrefFor={(page) => translationsList.url({ ...view, page })}
        label={m.translations_translations()}
      />
    </Page>
  );
}

export const ErrorBoundary = loadFailure(m.translations_translations, m.translations_notLoaded);
