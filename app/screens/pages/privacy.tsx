import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { MetaFunction } from "@remix-run/node";
import { translated } from "#app/domain/language/translated.ts";
import { shop } from "#app/domain/shop.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () =>
  pageMeta(m.shared_privacyPolicy(), m.pages_privacyDescription());

const cookies = [
  translated({
    name: "session",
    why: m.pages_keepsYouLoggedIn,
    until: m.pages_sessionUntil,
  }),
  translated({
    name: "cart",
    why: m.pages_remembersAGuestsCart,
    until: m.pages_guestCartUntil,
  }),
  translated({
    name: "removedLine",
    why: m.pages_undoCookie,
    until: m.pages_undoUntil,
  }),
  translated({
    name: "pincode",
    why: m.pages_pincodeCookie,
    until: m.pages_pincodeUntil,
  }),
  translated({
    name: "coupon",
    why: m.pages_couponCookie,
    until: m.pages_couponUntil,
  }),
  translated({
    name: "preferences",
    why: m.pages_preferencesCookie,
    until: m.pages_1Year,
  }),
  translated({ name: "flash", why: m.pages_toastCookie, until: m.pages_1Minute }),
  translated({ name: "draft", why: m.pages_unsentFormCookie, until: m.pages_unsentFormUntil }),
  translated({
    name: "seenPosts",
    why: m.pages_readingCookie,
    until: m.pages_readingUntil,
  }),
  translated({
    name: "wish",
    why: m.pages_voteCookie,
    until: m.pages_voteUntil,
  }),
  translated({
    name: "secondStep",
    why: m.pages_secondStepCookie,
    until: m.pages_secondStepUntil,
  }),
  translated({ name: "device", why: m.pages_deviceCookie, until: m.pages_deviceUntil }),
  translated({
    name: "passwordReset",
    why: m.pages_passwordLinkCookie,
    until: m.pages_passwordLinkUntil,
  }),
];

const kept = [
  { id: "account", message: m.pages_weKeepAccount },
  { id: "orders", message: m.pages_weKeepYourOrders },
  { id: "texts", message: m.pages_weKeepWhatYouWrite },
  { id: "notifications", message: m.pages_weKeepNotifications },
  { id: "wishlist", message: m.pages_weKeepWhatYouLike },
];

export default function Privacy() {
  return (
    <Page title={m.shared_privacyPolicy()} intro={m.pages_privacySummary()} variant="narrow">
      <div className="prose">
        <h2>{m.pages_whatWeKeep()}</h2>
        <ul>
          {kept.map(({ id, message }) => (
            <li key={id}>
              <ParaglideMessage
                message={message}
                inputs={{}}
                markup={{ what: ({ children }) => <strong>{children}</strong> }}
              />
            </li>
          ))}
        </ul>
        <h2>{m.pages_whatWeDoNotDo()}</h2>
        <p>{m.pages_noTrackersText()}</p>
        <h2>{m.pages_cookies()}</h2>
        <p>{m.pages_cookiesIntro()}</p>
      </div>
      <dl className="stack">
        {cookies.map(({ name, why, until }) => (
          <div key={name}>
            <dt>
              <strong>{name}</strong>
            </dt>
            <dd>
              {m.pages_sentence({ text: why })}{" "}
              <span className="muted">{m.pages_sentence({ text: until })}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="prose">
        <p>{m.pages_deviceStorageText()}</p>
        <h2>{m.pages_whoElseSeesYourData()}</h2>
        <ul>
          <li>{m.pages_riderSeesText()}</li>
          <li>{m.pages_mapPicturesText()}</li>
          <li>{m.pages_phoneMessagesText()}</li>
          <li>{m.pages_pushServicesText()}</li>
          <li>{m.pages_externalLinksText()}</li>
        </ul>
        <h2>{m.pages_whatOthersCanRead()}</h2>
        <p>{m.pages_publicDataText()}</p>
        <h2>{m.pages_keepingTitle()}</h2>
        <p>
          <ParaglideMessage
            message={m.pages_keepingText}
            inputs={{ email: shop.email }}
            markup={{
              profile: ({ children }) => <Link to="/profile">{children}</Link>,
              mail: ({ children }) => <a href={`mailto:${shop.email}`}>{children}</a>,
              contact: ({ children }) => <Link to="/contact">{children}</Link>,
            }}
          />
        </p>
        <h2>{m.pages_whoIsResponsible()}</h2>
        <p>{m.pages_grievancesText({ address: shop.address })}</p>
      </div>
    </Page>
  );
}
