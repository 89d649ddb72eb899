import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
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

const cookies: [name: string, why: () => string, until: () => string][] = [
  ["session", m.pages_keepsYouLoggedIn, m.pages_sessionUntil],
  ["cart", m.pages_remembersAGuestsCart, m.pages_guestCartUntil],
  ["removedLine", m.pages_undoCookie, m.pages_undoUntil],
  ["pincode", m.pages_pincodeCookie, m.pages_pincodeUntil],
  ["stall", m.pages_stallCookie, m.pages_stallUntil],
  ["coupon", m.pages_couponCookie, m.pages_couponUntil],
  ["preferences", m.pages_preferencesCookie, m.pages_1Year],
  ["flash", m.pages_toastCookie, m.pages_1Minute],
  ["draft", m.pages_unsentFormCookie, m.pages_unsentFormUntil],
  ["seenPosts", m.pages_readingCookie, m.pages_readingUntil],
  ["wish", m.pages_voteCookie, m.pages_voteUntil],
  ["secondStep", m.pages_secondStepCookie, m.pages_secondStepUntil],
  ["device", m.pages_deviceCookie, m.pages_deviceUntil],
  ["passwordReset", m.pages_passwordLinkCookie, m.pages_passwordLinkUntil],
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
        {cookies.map(([name, why, until]) => (
          <div key={name}>
            <dt>
              <strong>{name}</strong>
            </dt>
            <dd>
              {m.pages_sentence({ text: why() })}{" "}
              <span className="muted">{m.pages_sentence({ text: until() })}</span>
            </dd>
          </div>
        ))}
      </dl>
      <OwnerText html={afterCookies} lang={lang} />
    </Page>
  );
}
