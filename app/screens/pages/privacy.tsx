import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { shop } from "#app/domain/shop.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";

export const meta: MetaFunction = () =>
  pageMeta(
    "Privacy Policy",
    `What ${shop.name} keeps about you, why, for how long, and how to have it removed. No trackers, no advertising.`,
  );

const cookies = [
  {
    name: "session",
    why: "Keeps you logged in; over https its name is __Host-session",
    until: "30 days after your last visit, or until you sign out",
  },
  {
    name: "cart",
    why: "Remembers a guest's cart",
    until: "180 days after your last visit, or until you log in",
  },
  {
    name: "removedLine",
    why: "Only after you removed a dish from the cart: remembers it for Undo",
    until: "1 minute, or until you add a dish",
  },
  {
    name: "pincode",
    why: "Only after you checked a pincode: remembers it for the cart and the checkout",
    until: "180 days, or until you empty the field",
  },
  {
    name: "coupon",
    why: "Only after you entered a coupon or followed a link with one: remembers it until you order",
    until: "Until you close the browser, order, or empty the field",
  },
  { name: "preferences", why: "Remembers light or dark, language and currency", until: "1 year" },
  {
    name: "flash",
    why: "Carries one message to the next page, such as “Cart cleared”",
    until: "1 minute",
  },
  {
    name: "draft",
    why: "Only after a form that waits until you have logged in: finds again what you typed, except passwords and pictures",
    until: "24 hours, or until the form is sent",
  },
  {
    name: "seenPosts",
    why: "On the blog only: counts your reading of a post once, not at every reload",
    until: "Until you close the browser",
  },
  {
    name: "wish",
    why: "Only after a heart, like or helpful vote that needs a login: remembers it until then",
    until: "15 minutes, or until you have logged in",
  },
  {
    name: "secondStep",
    why: "Only after a password that needs a code as well: remembers that it was right",
    until: "10 minutes, or until you are logged in",
  },
  {
    name: "device",
    why: "Only on the shop's own phones and tablets: tells them from others, so that staff can use their PIN",
    until: "A year, or until the device is removed",
  },
  {
    name: "passwordReset",
    why: "Only after you followed a link to a new password: remembers the link",
    until: "30 minutes, or until the password is changed",
  },
];

export default function Privacy() {
  return (
    <Page
      title="Privacy Policy"
      intro="In short: we keep what an order needs, we sell nothing, and nobody tracks you here. In force since November 1, 2026."
      variant="narrow"
    >
      <div className="prose">
        <h2>What we keep</h2>
        <ul>
          <li>
            <strong>Your account:</strong> name, e-mail address, and phone and address if you give
            them. Your password is never stored, only an Argon2 hash of it, which cannot be turned
            back into the password. With it, where you are logged in: browser, system and times. For
            90 days, also from which network address somebody logged in or tried to.
          </li>
          <li>
            <strong>Your orders and events:</strong> what was ordered, how you like it, where it
            goes, the phone number the rider calls, the price, how it was paid, and each change of
            its status. We do not see or store card numbers or UPI PINs. If you tell us the
            reference of a UPI payment, we store it and look for it in our bank's statement.
          </li>
          <li>
            <strong>What you write:</strong> reviews and their pictures, messages sent on the
            contact page, and your e-mail address if you subscribe to the newsletter.
          </li>
          <li>
            <strong>Notifications:</strong> only if you turn them on for a browser, the address and
            keys with which its maker's push service delivers them, until you turn them off, log out
            there or close the account, and each message until it was sent, for two hours at most.
          </li>
          <li>
            <strong>What you like:</strong> posts, reviews and dishes on your wishlist.
          </li>
        </ul>
        <h2>What we do not do</h2>
        <p>
          There are no trackers, no advertising, no analytics by others and no social buttons that
          report home. Fonts, pictures and scripts come from our own server. We do not sell, rent or
          lend your data to anybody.
        </p>
        <h2>Cookies</h2>
        <p>Only these, all set by us, none readable by scripts:</p>
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
        <p>
          On the shop's own phones and tablets, the counter also keeps orders that it takes while
          there is no connection, with the name, phone and address of who ordered by phone, until
          they are sent.
        </p>
        <h2>Who else sees your data</h2>
        <ul>
          <li>The rider sees the name, address and phone number on the order, and nothing else.</li>
          <li>
            When you scroll to the map and your browser runs scripts, it fetches map pictures from
            OpenStreetMap, which then knows your network address and roughly which part of Pune you
            look at. Without scripts, or without scrolling there, it learns nothing.
          </li>
          <li>
            If we write to you about an order by WhatsApp or SMS, WhatsApp or the phone companies
            carry your phone number and that message.
          </li>
          <li>
            If you turned notifications on, the push service of your browser's maker (Google,
            Mozilla, Microsoft or Apple) delivers them. They are encrypted: it learns when, and not
            what.
          </li>
          <li>
            Get Directions opens Google Maps; paying by UPI opens your own bank's app. Both follow
            their own rules.
          </li>
        </ul>
        <h2>What others can read</h2>
        <p>
          Reviews appear with the name you sign them with. Whoever has the tracking link of an order
          sees your first name, the dishes, how far the order is and what is left to pay, and can
          cancel it while it is pending; the link ends a week after the order. Everything else about
          you is visible to you and to the people who run the shop.
        </p>
        <h2>How long, and how to leave</h2>
        <p>
          We keep an account until you close it, and emails to you for 30 days. When you close it,
          your name, e-mail address, phone and address are removed, and the messages that you sent
          while logged in or from an address that you have verified; orders, reviews and bookings
          stay in our books without your name, as tax law requires. In your{" "}
          <Link to="/profile">profile</Link> you can change your name, phone and address, download
          what we keep, see where you are logged in, and close the account. For anything else, write
          to <a href={`mailto:${shop.email}`}>{shop.email}</a> or use the{" "}
          <Link to="/contact">contact page</Link>. We answer within seven days.
        </p>
        <h2>Who is responsible</h2>
        <p>
          {shop.name}, {shop.address}. Grievances under the Digital Personal Data Protection Act go
          to Ujwala Deshmukh at the same address.
        </p>
      </div>
    </Page>
  );
}
