import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { translated } from "#app/domain/language/translated.ts";
import { pageTexts } from "#app/domain/shop/page-content.server.ts";
import { OwnerText } from "#app/ui/content/owner-text.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(m.shared_privacyPolicy(), data?.texts.description);

export function loader() {
  return { texts: pageTexts("privacy") };
}

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
  translated({ name: "stall", why: m.pages_stallCookie, until: m.pages_stallUntil }),
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

export default function Privacy() {
  const { intro, beforeCookies, afterCookies, lang } = useLoaderData<typeof loader>().texts;
  return (
    <Page title={m.shared_privacyPolicy()} intro={intro} variant="narrow">
      <OwnerText html={beforeCookies} lang={lang} />
      <div className="prose">
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
      <OwnerText html={afterCookies} lang={lang} />
    </Page>
  );
}
