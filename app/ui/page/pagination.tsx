import { m } from "#messages";
import { QuietLink, SecondaryLink } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";

type PaginationProps = {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  /** The name of the landmark: "Blog pages". */
  label: string;
  /** Shown on wide screens, as in 'Showing 1 to 20 of 58 results'. */
  results?: { limit: number; shown: number; total: number | string };
};

const gap = 0;

/** The first and last page, the current one and its neighbours; a gap for omitted numbers. */
function pageNumbers(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const numbers: number[] = [];
  for (const n of [...new Set(wanted)].sort((a, b) => a - b)) {
    const last = numbers.at(-1) ?? 0;
    if (n - last === 2) numbers.push(n - 1);
    else if (n - last > 2) numbers.push(gap);
    numbers.push(n);
  }
  return numbers;
}

export function Pagination({ page, pages, hrefFor, label, results }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className="between pagination" aria-label={label}>
      {results && <p className="pagination-summary">{resultsText(page, results)}</p>}
      <p className="pagination-position">{m.shared_pageOf({ page, pages })}</p>
      <ul>
        <li>
          <StepLink href={page > 1 ? hrefFor(page - 1) : undefined} rel="prev">
            <Icon name="chevron-left" />
            {m.shared_previous()}
          </StepLink>
        </li>
        {pageNumbers(page, pages).map((n, index) =>
          n === gap ? (
            <li
              key={`gap-${pageNumbers(page, pages)[index - 1]}`}
              className="pagination-page"
              aria-hidden="true"
            >
              …
            </li>
          ) : (
            <li key={n} className="pagination-page">
              <Link
                to={hrefFor(n)}
                aria-current={n === page ? "page" : undefined}
                aria-label={m.shared_page({ number: n })}
              >
                {n}
              </Link>
            </li>
          ),
        )}
        <li>
          <StepLink href={page < pages ? hrefFor(page + 1) : undefined} rel="next">
            {m.shared_next()}
            <Icon name="chevron-right" />
          </StepLink>
        </li>
      </ul>
    </nav>
  );
}

function resultsText(
  page: number,
  { limit, shown, total }: NonNullable<PaginationProps["results"]>,
) {
  const before = (page - 1) * limit;
  return m.shared_showingToOfResults({ first: before + 1, last: before + shown, total });
}

type OlderPagesProps<Id> = {
  label: string;
  hrefFor: (before?: Id) => string;
  /** The page starts after this entry; missing for the newest page. */
  before: Id | undefined | null;
  /** Null on the last page. */
  olderThan: Id | null;
};

/** For a list without numbered pages. */
export function OlderPages<Id>({ label, hrefFor, before, olderThan }: OlderPagesProps<Id>) {
  return (
    <nav className="row" aria-label={label}>
      {before && <QuietLink to={hrefFor()}>{m.shared_newest()}</QuietLink>}
      {olderThan && <SecondaryLink to={hrefFor(olderThan)}>{m.shared_older()}</SecondaryLink>}
    </nav>
  );
}

type StepLinkProps = { href?: string; rel: "prev" | "next"; children: React.ReactNode };

function StepLink({ href, rel, children }: StepLinkProps) {
  return href ? (
    <Link to={href} rel={rel}>
      {children}
    </Link>
  ) : (
    <span aria-disabled="true">{children}</span>
  );
}
