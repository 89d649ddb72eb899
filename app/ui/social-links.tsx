import { shop } from "#app/domain/shop.ts";
import { Icon, type IconName } from "./icon.tsx";

const icons: Record<(typeof shop.social)[number]["name"], IconName> = {
  Instagram: "instagram",
  Facebook: "facebook",
  YouTube: "youtube",
  WhatsApp: "whatsapp",
};

export function SocialLinks() {
  return (
    <ul className="social">
      {shop.social.map((place) => (
        <li key={place.name}>
          <a
            href={place.href}
            rel="noopener"
            className="button button-icon"
            aria-label={place.name}
          >
            <Icon name={icons[place.name]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
