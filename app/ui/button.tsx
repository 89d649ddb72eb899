import type { LinkProps } from "@remix-run/react";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { m } from "#messages";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import { Link } from "./link.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "icon";
export type ButtonSize = "small" | "medium" | "large";

export type ButtonStyle = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  icon?: IconName;
  className?: string;
};

export function buttonClass({
  variant = "primary",
  size = "medium",
  wide,
  className,
}: ButtonStyle): string {
  return classNames(
    `button button-${variant}`,
    size !== "medium" && `button-${size}`,
    wide && "button-wide",
    className,
  );
}

/** Danger always has an icon, so that it does not differ from the primary action by colour alone. */
export function ButtonIcon({ variant, icon }: Pick<ButtonStyle, "variant" | "icon">) {
  const name = icon ?? (variant === "danger" ? "close" : undefined);
  return name ? <Icon name={name} /> : null;
}

type ButtonProps = ButtonStyle & { children?: ReactNode };

/** The props of an element that looks like a button. */
function buttonProps<Props extends ButtonProps>(props: Props) {
  const { variant, size, wide, icon, className, children, ...rest } = props;
  return {
    className: buttonClass({ variant, size, wide, className }),
    ...rest,
    children: (
      <>
        <ButtonIcon variant={variant} icon={icon} />
        {children}
      </>
    ),
  };
}

export function Button({
  type = "button",
  ...props
}: ButtonProps & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} {...buttonProps(props)} />;
}

type ButtonLinkProps = ButtonProps & Omit<LinkProps, "to"> & { to: string };

/** For pages of this app. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Link {...buttonProps(props)} />;
}

export function SecondaryLink(props: Omit<ButtonLinkProps, "variant">) {
  return <ButtonLink {...props} variant="secondary" />;
}

/** Such as the way back beside the button of a form. */
export function QuietLink(props: Omit<ButtonLinkProps, "variant">) {
  return <ButtonLink {...props} variant="quiet" />;
}

/** For files, other sites, and `tel:` and `mailto:` addresses. */
export function ButtonAnchor(props: ButtonProps & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...buttonProps(props)} />;
}

/** Saves a file, usually a list as CSV. */
export function DownloadLink({
  children = m.shared_exportCsv(),
  ...rest
}: ButtonStyle & { href: string; children?: ReactNode }) {
  return (
    <ButtonAnchor variant="secondary" icon="download" download {...rest}>
      {children}
    </ButtonAnchor>
  );
}
