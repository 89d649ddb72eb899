import type { ChangePageData } from "#app/domain/orders/change-page.ts";
import { ButtonLink } from "../button.tsx";
import { Page } from "../layout/page.tsx";
import { Notice } from "../notice.tsx";
import { ChangeForm } from "./change-form.tsx";

type ChangePageProps = { page: ChangePageData; url: string; backTo: string };

export function ChangePage({ page, url, backTo }: ChangePageProps) {
  return (
    <Page
      title={`Change order ${page.orderNumber}`}
      intro="Dishes that stay keep their price; what you add costs today's."
    >
      {page.tooLate === null ? (
        <ChangeForm page={page} url={url} backTo={backTo} />
      ) : (
        <Notice tone="info" action={<ButtonLink to={backTo}>Back to the order</ButtonLink>}>
          {page.tooLate}
        </Notice>
      )}
    </Page>
  );
}
