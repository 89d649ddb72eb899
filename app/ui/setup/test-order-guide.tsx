import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { allOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Link } from "../link.tsx";

const link = (to: string) => ({
  link: ({ children }: { children?: React.ReactNode }) => <Link to={to}>{children}</Link>,
});

/** The end of the first hour: a test order from the counter to the bill, then the poster. */
export function TestOrderGuide() {
  return (
    <>
      <div className="prose">
        <ol>
          <li>
            <ParaglideMessage
              message={m.settings_testDish}
              inputs={{}}
              markup={link("/admin/products/add")}
            />
          </li>
          <li>
            <ParaglideMessage
              message={m.settings_testAtCounter}
              inputs={{}}
              markup={link("/admin/counter")}
            />
          </li>
          <li>
            <ParaglideMessage
              message={m.settings_testInKitchen}
              inputs={{}}
              markup={link("/admin/kitchen")}
            />
          </li>
          <li>
            <ParaglideMessage
              message={m.settings_testBill}
              inputs={{}}
              markup={link(allOrdersList.url({ status: "delivered" }))}
            />
          </li>
        </ol>
      </div>
      <div className="row">
        <ButtonLink to="/admin/before-you-open">{m.settings_beforeYouOpen()}</ButtonLink>
        <ButtonLink to="/admin/poster" variant="secondary" icon="print">
          {m.settings_poster()}
        </ButtonLink>
      </div>
    </>
  );
}
