import { useEffect } from "react";
import { readSound } from "../alerts/device-sound.ts";
import { playTunes } from "../alerts/tunes.ts";

/** A restart of the shop or another network needs no alarm. */
const RING_AFTER_MS = 3000;
const RING_EVERY_MS = 60_000;

/** Rings soon and then every minute while the screen shows nothing new, on a device whose sound is on. */
export function useConnectionSound(isBroken: boolean): void {
  useEffect(() => {
    if (!isBroken) return;
    const { isOn, volume } = readSound();
    if (!isOn) return;
    const audio = new AudioContext();
    // Silent until the first tap on the page, if there was none.
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
