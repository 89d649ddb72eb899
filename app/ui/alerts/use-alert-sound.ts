import { useCallback, useEffect, useRef, useState } from "react";
import type { RingKind } from "#app/domain/alerts/ringing.ts";
import type { ShopNews } from "#app/domain/reports/shop-news.ts";
import { type DeviceSound, useDeviceSound } from "./device-sound.ts";
import { playTunes } from "./tunes.ts";

const RING_EVERY_MS = 8000;
const LOUDER_AFTER_MS = 60_000;
/** The initial share of the chosen volume. */
const FIRST_GAIN = 0.5;

const SAMPLE: RingKind[] = ["order"];

/** `blocked`: turned on, but the browser allows no sound before the visitor has tapped or clicked. */
export type SoundState = "off" | "on" | "blocked";

export type AlertSound = {
  state: SoundState;
  sound: DeviceSound;
  change: (change: Partial<DeviceSound>) => void;
  toggle: () => void;
  test: () => void;
};

/** Rings every few seconds while something rings. */
export function useAlertSound({ ringing, at }: Pick<ShopNews, "ringing" | "at">): AlertSound {
  const [sound, change] = useDeviceSound();
  const { isOn } = sound;
  const [isAllowed, setAllowed] = useState(false);
  const audio = useRef<AudioContext>();
  const wantsSample = useRef(false);
  const ageMs = useAgeOf(at);

  useEffect(() => {
    if (!isOn) return;
    const context = new AudioContext();
    audio.current = context;
    const update = () => setAllowed(context.state === "running");
    // Any tap will do. Listens for click rather than an earlier event, so that the switch still
    // knows its state when it was pressed.
    const resume = () => void context.resume();
    context.addEventListener("statechange", update);
    document.addEventListener("click", resume);
    update();
    resume();
    return () => {
      document.removeEventListener("click", resume);
      context.removeEventListener("statechange", update);
      audio.current = undefined;
      setAllowed(false);
      void context.close();
    };
  }, [isOn]);

  const play = useCallback(
    (kinds: RingKind[], gain: number) => {
      const context = audio.current;
      if (context?.state === "running") playTunes(context, kinds, (sound.volume / 100) * gain);
    },
    [sound.volume],
  );

  const ring = useRef(() => {});
  ring.current = () => {
    const isOld = ringing.some(({ since }) => ageMs(since) >= LOUDER_AFTER_MS);
    play([...new Set(ringing.map(({ kind }) => kind))], isOld ? 1 : FIRST_GAIN);
  };

  const test = useCallback(() => play(SAMPLE, FIRST_GAIN), [play]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sample is heard once, when the sound is turned on
  useEffect(() => {
    if (isAllowed && wantsSample.current) play(SAMPLE, FIRST_GAIN);
    wantsSample.current = false;
  }, [isAllowed]);

  // Rings at once for something new, and keeps ringing if something else was acknowledged.
  const newest = ringing.at(-1)?.since;
  useEffect(() => {
    if (!newest || !isAllowed) return;
    ring.current();
    const timer = setInterval(() => ring.current(), RING_EVERY_MS);
    return () => clearInterval(timer);
  }, [newest, isAllowed]);

  const state = !isOn ? "off" : isAllowed ? "on" : "blocked";
  return {
    state,
    sound,
    change,
    test,
    toggle() {
      wantsSample.current = true;
      if (state !== "blocked") change({ isOn: !isOn });
    },
  };
}

/** The age by the shop's clock, because this device's may be wrong. */
function useAgeOf(at: string): (since: string) => number {
  const read = useRef({ at, received: 0 });
  if (read.current.at !== at || read.current.received === 0) {
    read.current = { at, received: Date.now() };
  }
  return (since) => Date.parse(at) - Date.parse(since) + Date.now() - read.current.received;
}
