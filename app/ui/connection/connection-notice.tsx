import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { m } from "#messages";
import { readSound } from "../alerts/device-sound.ts";
import { playTunes } from "../alerts/tunes.ts";
import { ButtonAnchor } from "../button.tsx";
import { type Connection, isBroken } from "./connection.ts";

/** The sound plays until then. */
const LEAVE_AFTER_MS = 5000;

type NoticeProps = {
  connection: Connection;
  /** Set on one of the shop's devices, where a colleague can enter a PIN. */
  isDevice?: boolean;
};

/** A red warning with a sound when a staff screen is no longer up to date. */
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
        {/* Reloads the page: the shop asks for the password and then returns to it. */}
        {connection === "signed out" && (
          <ButtonAnchor size="small" variant="secondary" href={pathname + search}>
            {m.shared_login()}
          </ButtonAnchor>
        )}
      </p>
    </div>
  );
}

/** A restart of the shop or a change of network needs no alarm. */
const RING_AFTER_MS = 3000;
const RING_EVERY_MS = 60_000;

/** Rings soon and then every minute while the screen is out of date, on devices with the sound turned on. */
function useConnectionSound(isBroken: boolean): void {
  useEffect(() => {
    if (!isBroken) return;
    const { isOn, volume } = readSound();
    if (!isOn) return;
    const audio = new AudioContext();
    // Silent until the first tap on the page, if there has been none.
    const ring = () => {
      if (audio.state === "running") playTunes(audio, ["no connection"], volume / 100);
    };
    const first = setTimeout(ring, RING_AFTER_MS);
    const timer = setInterval(ring, RING_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      void audio.close();
    };
  }, [isBroken]);
}
