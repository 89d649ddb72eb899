import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { m } from "#messages";
import { ButtonAnchor } from "../button.tsx";
import { type Connection, isBroken } from "./connection.ts";
import { useConnectionSound } from "./use-connection-sound.ts";

/** Until then, the sound is heard. */
const LEAVE_AFTER_MS = 5000;

type NoticeProps = {
  connection: Connection;
  /** One of the shop's devices, where somebody else may enter a PIN. */
  isDevice?: boolean;
};

/** Says in red and with a sound that a screen of the staff shows nothing new. */
export function ConnectionNotice({ connection, isDevice = false }: NoticeProps) {
  const { pathname, search } = useLocation();
  useConnectionSound(isBroken(connection));
  const goesToPin = isDevice && connection === "signed out";
  useEffect(() => {
    if (!goesToPin) return;
    const timer = setTimeout(() => location.assign("/admin/switch"), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [goesToPin]);
  if (!isBroken(connection)) return null;
  return (
    <div role="alert" className="connection-notice">
      <p>
        <strong>
          {connection === "lost" ? m.admin_noConnection() : m.admin_signedOutNothingNew()}
        </strong>{" "}
        {/* Loads the page anew: the shop asks for the password and returns to it. */}
        {connection === "signed out" && (
          <ButtonAnchor size="small" variant="secondary" href={pathname + search}>
            {m.shared_login()}
          </ButtonAnchor>
        )}
      </p>
    </div>
  );
}
