import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { MetaFunction } from "@remix-run/node";
import { translated } from "#app/domain/language/translated.ts";
import { shop } from "#app/domain/shop.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () =>
  pageMeta(m.shared_privacyPolicy(), m.pages_whatKeepsAboutYouWhy());

const cookies = [
  translated({
    name: "session",
    why: m.pages_keepsYouLoggedIn,
    until: m.pages_30DaysAfterYourLast,
  }),
  translated({
    name: "cart",
    why: m.pages_remembersAGuestsCart,
    until: m.pages_180DaysAfterYourLast,
  }),
  translated({
    name: "removedLine",
    why: m.pages_onlyAfterYouRemovedA,
    until: m.pages_1MinuteOrUntilYou,
  }),
  translated({
    name: "pincode",
    why: m.pages_onlyAfterYouCheckedA,
    until: m.pages_180DaysOrUntilYou,
  }),
  translated({
    name: "coupon",
    why: m.pages_onlyAfterYouEnteredA,
    until: m.pages_untilYouCloseTheBrowser,
  }),
  translated({
    name: "preferences",
    why: m.pages_remembersLightOrDarkLanguage,
    until: m.pages_1Year,
  }),
  translated({ name: "flash", why: m.pages_carriesOneMessageToThe, until: m.pages_1Minute }),
  translated({ name: "draft", why: m.pages_onlyAfterAFormThat, until: m.pages_24HoursOrUntilThe }),
  translated({
    name: "seenPosts",
    why: m.pages_onTheBlogOnlyCounts,
    until: m.pages_untilYouCloseTheBrowser2,
  }),
  translated({
    name: "wish",
    why: m.pages_onlyAfterAHeartLike,
    until: m.pages_15MinutesOrUntilYou,
  }),
  translated({
    name: "secondStep",
    why: m.pages_onlyAfterAPasswordThat,
    until: m.pages_10MinutesOrUntilYou,
  }),
  translated({ name: "device", why: m.pages_onlyOnTheShopsOwn, until: m.pages_aYearOrUntilThe }),
  translated({
    name: "passwordReset",
    why: m.pages_onlyAfterYouFollowedA,
    until: m.pages_30MinutesOrUntilThe,
  }),
];

const kept = [
  { id: "account", message: m.pages_weKeepYourAccount },
  { id: "orders", message: m.pages_weKeepYourOrders },
  { id: "texts", message: m.pages_weKeepWhatYouWrite },
  { id: "notifications", message: m.pages_weKeepNotifications },
  { id: "wishlist", message: m.pages_weKeepWhatYouLike },
];

export default function Privacy() {
  return (
    <Page title={m.shared_privacyPolicy()} intro={m.pages_inShortWeKeepWhat()} variant="narrow">
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
        <p>{m.pages_thereAreNoTrackersNo()}</p>
        <h2>{m.pages_cookies()}</h2>
        <p>{m.pages_onlyTheseAllSetBy()}</p>
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
        <p>{m.pages_onTheShopsOwnPhones()}</p>
        <h2>{m.pages_whoElseSeesYourData()}</h2>
        <ul>
          <li>{m.pages_theRiderSeesTheName()}</li>
          <li>{m.pages_whenYouScrollToThe()}</li>
          <li>{m.pages_ifWeWriteToYou()}</li>
          <li>{m.pages_ifYouTurnedNotificationsOn()}</li>
          <li>{m.pages_getDirectionsOpensGoogleMaps()}</li>
        </ul>
        <h2>{m.pages_whatOthersCanRead()}</h2>
        <p>{m.pages_reviewsAppearWithTheName()}</p>
        <h2>{m.pages_howLongAndHowTo()}</h2>
        <p>
          <ParaglideMessage
            message={m.pages_weKeepAnAccountUntil}
            inputs={{ email: shop.email }}
            markup={{
              profile: ({ children }) => <Link to="/profile">{children}</Link>,
              mail: ({ children }) => <a href={`mailto:${shop.email}`}>{children}</a>,
              contact: ({ children }) => <Link to="/contact">{children}</Link>,
            }}
          />
        </p>
        <h2>{m.pages_whoIsResponsible()}</h2>
        <p>{m.pages_grievancesUnderTheDigitalPersonal({ address: shop.address })}</p>
      </div>
    </Page>
  );
}
