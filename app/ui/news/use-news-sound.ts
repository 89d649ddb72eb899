import { useCallback, useEffect, useRef, useState } from "react";

const STORAGE_KEY = "new-order-sound";
const PEAK_GAIN = 0.25;
const TONE_SECONDS = 0.22;
/** Two rising notes, like a doorbell. */
const NOTES_HZ = [659, 880];
const RING_EVERY_MS = 8000;

function play(audio: AudioContext): void {
  NOTES_HZ.forEach((pitch, index) => {
    const startTime = audio.currentTime + index * TONE_SECONDS;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(PEAK_GAIN, startTime);
    volume.gain.exponentialRampToValueAtTime(0.001, startTime + TONE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(startTime);
    tone.stop(startTime + TONE_SECONDS);
  });
}

function readSetting(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === "on";
  } catch {
    return false;
  }
}

function saveSetting(isOn: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOn ? "on" : "off");
  } catch {
    // Without storage, the sound is off again next time.
  }
}

/** `blocked`: turned on, but the browser allows no sound before the visitor has tapped or clicked. */
export type SoundState = "off" | "on" | "blocked";

/** Rings every few seconds while `isRinging`. Off by default; the choice is saved in this browser. */
export function useNewsSound(isRinging: boolean): { state: SoundState; toggle: () => void } {
  const [isOn, setOn] = useState(false);
  const [isAllowed, setAllowed] = useState(false);
  const audio = useRef<AudioContext>();
  const wantsSample = useRef(false);

  useEffect(() => setOn(readSetting()), []);

  useEffect(() => {
    if (!isOn) return;
    const context = new AudioContext();
    audio.current = context;
    const update = () => setAllowed(context.state === "running");
    // A tap anywhere will do. Not earlier than on click, so that the switch still knows what it said when it was pressed.
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

  const ring = useCallback(() => {
    if (audio.current?.state === "running") play(audio.current);
  }, []);

  useEffect(() => {
    if (isAllowed && wantsSample.current) ring();
    wantsSample.current = false;
  }, [isAllowed, ring]);

  useEffect(() => {
    if (!isRinging || !isAllowed) return;
    ring();
    const timer = setInterval(ring, RING_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRinging, isAllowed, ring]);

  const state = !isOn ? "off" : isAllowed ? "on" : "blocked";
  return {
    state,
    toggle() {
      wantsSample.current = true;
      if (state === "blocked") return;
      saveSetting(!isOn);
      setOn(!isOn);
    },
  };
}
