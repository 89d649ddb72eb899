import { shop } from "#app/domain/shop.ts";
import { ButtonAnchor } from "../button.tsx";
import type { IconName } from "../icon.tsx";

const icons: Record<string, IconName> = {
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
          <ButtonAnchor
            href={profile.href}
            rel="noopener"
            variant="icon"
            icon={icons[profile.name]}
            aria-label={profile.name}
          />
        </li>
      ))}
    </ul>
  );
}
