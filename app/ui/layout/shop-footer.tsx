import { translated } from "#app/domain/language/translated.ts";
import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";
import { ButtonAnchor } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { HoursLines, useShopFacts } from "../shop/shop-facts.tsx";
import { SocialLinks } from "../shop/social-links.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { NameDevanagari } from "./name-devanagari.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

const groups = [
  translated({
    title: m.shared_eat,
    links: [
      ["/menu", () => m.shared_menu()],
      ["/order", () => m.pages_orderFood()],
      ["/delivery", () => m.shared_delivery()],
      ["/takeaway", () => m.shell_takeaway()],
      ["/reviews", () => m.shared_reviews()],
    ],
  }),
  translated({
    title: m.shared_celebrate,
    links: [
      ["/catering", () => m.shared_catering()],
      ["/corporate", () => m.shell_corporate()],
      ["/wedding", () => m.pages_wedding()],
    ],
  }),
  translated({
    title: m.shared_theStall,
    links: [
      ["/about", () => m.shared_about()],
      ["/blog", () => m.shared_blog()],
      ["/contact", () => m.shared_contact()],
      ["/faqs", () => m.pages_faqs()],
    ],
  }),
] as const;

const legalLinks = [
  ["/privacy", () => m.pages_privacy()],
  ["/terms", () => m.shared_terms()],
  ["/sitemap", () => m.pages_sitemap()],
  ["/preferences", () => m.shared_preferences()],
] as const;

export function ShopFooter({ path }: { path: string }) {
  const { hours } = useShopFacts();
  return (
    <footer className="footer">
      <div className="footer-inner">
        <address>
          <p className="footer-name">
            {shop.nameDevanagari && (
              <span aria-hidden="true">
                <NameDevanagari />
              </span>
            )}
            {shop.name}
          </p>
          <p>
            <Icon name="map-pin" />
            {shop.address}
          </p>
          <p>
            <Icon name="phone" />
            <a href={shop.phoneHref}>{shop.phone}</a>
          </p>
          {hours.note && (
            <p>
              <Icon name="clock" />
              <span>
                <HoursLines />
                <span className="own-line">{hours.note}</span>
              </span>
            </p>
          )}
        </address>
        {/* Open on wide screens: see footer.css. */}
        <details className="disclosure footer-more">
          <summary>{m.shell_allPagesAndNewsletter()}</summary>
          <div className="footer-pages">
            {groups.map((group) => (
              <nav key={group.title} aria-label={group.title}>
                <h2>{group.title}</h2>
                <FooterLinks links={group.links} />
              </nav>
            ))}
            <div className="footer-newsletter">
              <NewsletterForm id="footer-newsletter" returnTo={path} />
              {shop.email && (
                <p>
                  <Icon name="mail" />
                  <a href={`mailto:${shop.email}`}>{shop.email}</a>
                </p>
              )}
              <SocialLinks />
            </div>
            <nav className="footer-legal" aria-label={m.shell_legal()}>
              <FooterLinks links={legalLinks} />
            </nav>
          </div>
        </details>
        <div className="footer-end">
          <LanguageSwitch path={path} />
          <ButtonAnchor
            href="#top"
            variant="icon"
            icon="arrow-up"
            aria-label={m.shell_backToTop()}
          />
          <p>{`© ${shop.localName}, ${shop.city}`}</p>
        </div>
      </div>
    </footer>
  );
}

type FooterLinksProps = { links: readonly (readonly [to: string, label: () => string])[] };

function FooterLinks({ links }: FooterLinksProps) {
  const { delivery } = useShopFacts();
  const shown = links.filter(([to]) => to !== "/delivery" || delivery.kind !== "none");
  return (
    <ul>
      {shown.map(([to, label]) => (
        <li key={to}>
          <Link to={to} discover="none">
            {label()}
          </Link>
        </li>
      ))}
    </ul>
  );
}
