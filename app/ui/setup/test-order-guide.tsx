import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { allOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Link } from "../link.tsx";

const steps = [
  { message: m.settings_testDish, to: "/admin/products/add" },
  { message: m.settings_testAtCounter, to: "/admin/counter" },
  { message: m.settings_testInKitchen, to: "/admin/kitchen" },
  { message: m.settings_testBill, to: allOrdersList.url({ status: "delivered" }) },
];

/** The end of the first hour: a test order from the counter to the bill, then the poster. */
export function TestOrderGuide() {
  return (
    <>
      <div className="prose">
        <ol>
          {steps.map(({ message, to }) => (
            <li key={to}>
              <ParaglideMessage
                message={message}
                inputs={{}}
                markup={{ link: ({ children }) => <Link to={to}>{children}</Link> }}
              />
            </li>
          ))}
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
