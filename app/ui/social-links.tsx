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
      {shop.social.map((profile) => (
        <li key={profile.name}>
          <a
            href={profile.href}
            rel="noopener"
            className="button button-icon"
            aria-label={profile.name}
          >
            <Icon name={icons[profile.name]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
