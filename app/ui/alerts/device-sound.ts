import { useCallback, useEffect, useState } from "react";
import { type VoiceLanguage, voiceLanguages } from "#app/domain/alerts/spoken-words.ts";

/** How this device rings. `volume` is 10 to 100; without `voice` nothing is said. */
export type DeviceSound = { isOn: boolean; volume: number; voice: VoiceLanguage | "" };

const KEYS = { isOn: "new-order-sound", volume: "alert-volume", voice: "alert-voice" };

const DEFAULT: DeviceSound = { isOn: false, volume: 50, voice: "" };

export function isVoice(text: string | null): text is VoiceLanguage {
  return text !== null && text in voiceLanguages;
}

function readSound(): DeviceSound {
  try {
    const voice = localStorage.getItem(KEYS.voice);
    return {
      isOn: localStorage.getItem(KEYS.isOn) === "on",
      volume: Number(localStorage.getItem(KEYS.volume)) || DEFAULT.volume,
      voice: isVoice(voice) ? voice : "",
    };
  } catch {
    return DEFAULT;
  }
}

function saveSound({ isOn, volume, voice }: Partial<DeviceSound>): void {
  try {
    if (isOn !== undefined) localStorage.setItem(KEYS.isOn, isOn ? "on" : "off");
    if (volume !== undefined) localStorage.setItem(KEYS.volume, String(volume));
    if (voice !== undefined) localStorage.setItem(KEYS.voice, voice);
  } catch {
    // Without storage, the choice is lost with the page.
  }
}

/** Off by default; the choice is saved in this browser. */
export function useDeviceSound(): [DeviceSound, (change: Partial<DeviceSound>) => void] {
  const [sound, setSound] = useState(DEFAULT);
  useEffect(() => setSound(readSound()), []);
  const change = useCallback((changed: Partial<DeviceSound>) => {
    saveSound(changed);
    setSound((before) => ({ ...before, ...changed }));
  }, []);
  return [sound, change];
}
