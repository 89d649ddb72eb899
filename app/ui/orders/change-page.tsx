import type { ChangePageData } from "#app/domain/order-changes/change-page.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Page } from "../layout/page.tsx";
import { Notice } from "../notice.tsx";
import { ChangeForm } from "./change-form.tsx";

type ChangePageProps = { page: ChangePageData; url: string; backTo: string };

export function ChangePage({ page, url, backTo }: ChangePageProps) {
  return (
    <Page
      title={m.orders_changeOrder({ orderNumber: page.orderNumber })}
      intro={m.orders_priceRule()}
    >
      {page.tooLate === null ? (
        <ChangeForm page={page} url={url} backTo={backTo} />
      ) : (
        <Notice
          tone="info"
          action={<ButtonLink to={backTo}>{m.shared_backToTheOrder()}</ButtonLink>}
        >
          {page.tooLate}
        </Notice>
      )}
    </Page>
  );
}
