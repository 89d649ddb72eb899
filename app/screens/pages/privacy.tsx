import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { MetaFunction } from "@remix-run/node";
import { shop } from "#app/domain/shop.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () =>
  pageMeta(m.shared_privacyPolicy(), m.pages_whatKeepsAboutYouWhy());

const cookies = [
  {
    name: "session",
    get why() {
      return m.pages_keepsYouLoggedIn();
    },
    get until() {
      return m.pages_30DaysAfterYourLast();
    },
  },
  {
    name: "cart",
    get why() {
      return m.pages_remembersAGuestsCart();
    },
    get until() {
      return m.pages_180DaysAfterYourLast();
    },
  },
  {
    name: "removedLine",
    get why() {
      return m.pages_onlyAfterYouRemovedA();
    },
    get until() {
      return m.pages_1MinuteOrUntilYou();
    },
  },
  {
    name: "pincode",
    get why() {
      return m.pages_onlyAfterYouCheckedA();
    },
    get until() {
      return m.pages_180DaysOrUntilYou();
    },
  },
  {
    name: "coupon",
    get why() {
      return m.pages_onlyAfterYouEnteredA();
    },
    get until() {
      return m.pages_untilYouCloseTheBrowser();
    },
  },
  {
    name: "preferences",
    get why() {
      return m.pages_remembersLightOrDarkLanguage();
    },
    get until() {
      return m.pages_1Year();
    },
  },
  {
    name: "flash",
    get why() {
      return m.pages_carriesOneMessageToThe();
    },
    get until() {
      return m.pages_1Minute();
    },
  },
  {
    name: "draft",
    get why() {
      return m.pages_onlyAfterAFormThat();
    },
    get until() {
      return m.pages_24HoursOrUntilThe();
    },
  },
  {
    name: "seenPosts",
    get why() {
      return m.pages_onTheBlogOnlyCounts();
    },
    get until() {
      return m.pages_untilYouCloseTheBrowser2();
    },
  },
  {
    name: "wish",
    get why() {
      return m.pages_onlyAfterAHeartLike();
    },
    get until() {
      return m.pages_15MinutesOrUntilYou();
    },
  },
  {
    name: "secondStep",
    get why() {
      return m.pages_onlyAfterAPasswordThat();
    },
    get until() {
      return m.pages_10MinutesOrUntilYou();
    },
  },
  {
    name: "device",
    get why() {
      return m.pages_onlyOnTheShopsOwn();
    },
    get until() {
      return m.pages_aYearOrUntilThe();
    },
  },
  {
    name: "passwordReset",
    get why() {
      return m.pages_onlyAfterYouFollowedA();
    },
    get until() {
      return m.pages_30MinutesOrUntilThe();
    },
  },
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
