import { useCallback, useEffect, useRef, useState } from "react";

const REMEMBERED = "new-order-sound";
const LOUDNESS = 0.25;
const TONE_SECONDS = 0.22;
/** Two notes rising, as a doorbell. */
const NOTES_HZ = [659, 880];

function play(audio: AudioContext): void {
  NOTES_HZ.forEach((pitch, place) => {
    const from = audio.currentTime + place * TONE_SECONDS;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUDNESS, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + TONE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + TONE_SECONDS);
  });
}

function remembered(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) === "on";
  } catch {
    return false;
  }
}

function remember(isOn: boolean): void {
  try {
    localStorage.setItem(REMEMBERED, isOn ? "on" : "off");
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/** A sound for new orders: off until it is switched on, then remembered by this browser. */
export function useNewOrderSound() {
  const [isOn, setOn] = useState(false);
  const audio = useRef<AudioContext>();

  // A browser lets a page sound only after somebody touched it; a remembered wish waits for that.
  const wake = useCallback(() => {
    audio.current ??= new AudioContext();
    if (audio.current.state === "suspended") void audio.current.resume();
  }, []);

  useEffect(() => setOn(remembered()), []);

  useEffect(() => {
    if (!isOn) return;
    document.addEventListener("pointerdown", wake);
    document.addEventListener("keydown", wake);
    return () => {
      document.removeEventListener("pointerdown", wake);
      document.removeEventListener("keydown", wake);
    };
  }, [isOn, wake]);

  useEffect(() => () => void audio.current?.close(), []);

  const ring = useCallback(() => {
    if (isOn && audio.current?.state === "running") play(audio.current);
  }, [isOn]);

  const toggle = () => {
    remember(!isOn);
    setOn(!isOn);
    if (isOn) return;
    wake();
    // Play it once as a sample.
    if (audio.current) play(audio.current);
  };

  return { isOn, toggle, ring };
}
