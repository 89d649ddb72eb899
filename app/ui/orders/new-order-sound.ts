import { useCallback, useEffect, useRef, useState } from "react";

const STORAGE_KEY = "new-order-sound";
const PEAK_GAIN = 0.25;
const TONE_SECONDS = 0.22;
/** Two rising notes, like a doorbell. */
const NOTES_HZ = [659, 880];

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

/** Off by default; the choice is saved in this browser. */
export function useNewOrderSound() {
  const [isOn, setOn] = useState(false);
  const audio = useRef<AudioContext>();

  // Browsers allow sound only after a user interaction.
  const resumeAudio = useCallback(() => {
    audio.current ??= new AudioContext();
    if (audio.current.state === "suspended") void audio.current.resume();
  }, []);

  useEffect(() => setOn(readSetting()), []);

  useEffect(() => {
    if (!isOn) return;
    document.addEventListener("pointerdown", resumeAudio);
    document.addEventListener("keydown", resumeAudio);
    return () => {
      document.removeEventListener("pointerdown", resumeAudio);
      document.removeEventListener("keydown", resumeAudio);
    };
  }, [isOn, resumeAudio]);

  useEffect(() => () => void audio.current?.close(), []);

  const ring = useCallback(() => {
    if (isOn && audio.current?.state === "running") play(audio.current);
  }, [isOn]);

  const toggle = () => {
    saveSetting(!isOn);
    setOn(!isOn);
    if (isOn) return;
    resumeAudio();
    // Play it once as a sample.
    if (audio.current) play(audio.current);
  };

  return { isOn, toggle, ring };
}
