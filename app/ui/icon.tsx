import sprite from "./icons.svg?url";

const iconNames = [
  "alert",
  "arrow-left",
  "arrow-up",
  "bell",
  "briefcase",
  "cake",
  "calendar",
  "cart",
  "chart",
  "check",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "chilli",
  "clock",
  "close",
  "copy",
  "document",
  "download",
  "edit",
  "eye",
  "eye-off",
  "facebook",
  "filter",
  "flame",
  "gear",
  "globe",
  "heart",
  "heart-filled",
  "home",
  "info",
  "instagram",
  "lamp",
  "leaf",
  "logout",
  "mail",
  "map-pin",
  "menu",
  "menu-book",
  "minus",
  "moon",
  "phone",
  "plus",
  "print",
  "receipt",
  "refresh",
  "rings",
  "search",
  "share",
  "star",
  "star-filled",
  "star-half",
  "sun",
  "tag",
  "trash",
  "user",
  "wallet",
  "whatsapp",
  "youtube",
] as const;

export type IconName = (typeof iconNames)[number];

type IconProps = { name: IconName; label?: string; className?: string };

/** Decorative unless `label` is given. */
export function Icon({ name, label, className }: IconProps) {
  const svgClass = className ? `icon ${className}` : "icon";
  const drawing = <use href={`${sprite}#${name}`} />;
  return label ? (
    <svg className={svgClass} width="20" height="20" role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg className={svgClass} width="20" height="20" aria-hidden="true">
      {drawing}
    </svg>
  );
}
