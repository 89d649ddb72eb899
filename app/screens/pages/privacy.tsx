import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { shop } from "#app/domain/shop.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () =>
  pageMeta(m.shared_privacyPolicy(), m.pages_whatKeepsAboutYouWhy({ name: shop.name }));

const cookies = [
  {
    name: "session",
    why: "Keeps you logged in; over https its name is __Host-session",
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
    until: "1 year",
  },
  {
    name: "flash",
    get why() {
      return m.pages_carriesOneMessageToThe();
    },
    until: "1 minute",
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

export default function Privacy() {
  return (
    <Page title={m.shared_privacyPolicy()} intro={m.pages_inShortWeKeepWhat()} variant="narrow">
      <div className="prose">
        <h2>{m.pages_whatWeKeep()}</h2>
        <ul>
          <li>
            <strong>{m.pages_yourAccount()}</strong> name, e-mail address, and phone and address if
            you give them. Your password is never stored, only an Argon2 hash of it, which cannot be
            turned back into the password. With it, where you are logged in: browser, system and
            times. For 90 days, also from which network address somebody logged in or tried to.
          </li>
          <li>
            <strong>{m.pages_yourOrdersAndEvents()}</strong> what was ordered, how you like it,
            where it goes, the phone number the rider calls, the price, how it was paid, and each
            change of its status. We do not see or store card numbers or UPI PINs. If you tell us
            the reference of a UPI payment, we store it and look for it in our bank's statement.
          </li>
          <li>
            <strong>{m.pages_whatYouWrite()}</strong> reviews and their pictures, messages sent on
            the contact page, and your e-mail address if you subscribe to the newsletter.
          </li>
          <li>
            <strong>{m.pages_notifications()}</strong> only if you turn them on for a browser, the
            address and keys with which its maker's push service delivers them, until you turn them
            off, log out there or close the account, and each message until it was sent, for two
            hours at most.
          </li>
          <li>
            <strong>{m.pages_whatYouLike()}</strong> posts, reviews and dishes on your wishlist.
          </li>
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
              {why}. <span className="muted">{until}.</span>
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
          We keep an account until you close it, and emails to you for 30 days. When you close it,
          your name, e-mail address, phone and address are removed, and the messages that you sent
          while logged in or from an address that you have verified; orders, reviews and bookings
          stay in our books without your name, as tax law requires. In your{" "}
          <Link to="/profile">{m.pages_profile()}</Link> you can change your name, phone and
          address, download what we keep, see where you are logged in, and close the account. For
          anything else, write to <a href={`mailto:${shop.email}`}>{shop.email}</a> or use the{" "}
          <Link to="/contact">{m.pages_contactPage()}</Link>. We answer within seven days.
        </p>
        <h2>{m.pages_whoIsResponsible()}</h2>
        <p>
          {m.pages_grievancesUnderTheDigitalPersonal({ name: shop.name, address: shop.address })}
        </p>
      </div>
    </Page>
  );
}
