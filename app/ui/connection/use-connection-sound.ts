import { useEffect } from "react";
import { readSound } from "../alerts/device-sound.ts";
import { playTunes } from "../alerts/tunes.ts";

const RING_EVERY_MS = 60_000;

/** Rings at once and every minute while the screen shows nothing new, on a device whose sound is on. */
export function useConnectionSound(isBroken: boolean): void {
  useEffect(() => {
    if (!isBroken) return;
    const { isOn, volume } = readSound();
    if (!isOn) return;
    const audio = new AudioContext();
    const ring = () => {
      if (audio.state === "running") playTunes(audio, ["no connection"], volume / 100);
    };
    // Refused before the first tap on the page, or closed meanwhile.
    audio.resume().then(ring, () => {});
    const timer = setInterval(ring, RING_EVERY_MS);
    return () => {
      clearInterval(timer);
      void audio.close();
    };
  }, [isBroken]);
}
