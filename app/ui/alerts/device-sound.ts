import { useCallback, useEffect, useState } from "react";

/** How this device rings. `volume` is 10 to 100. */
export type DeviceSound = { isOn: boolean; volume: number };

const KEYS = { isOn: "new-order-sound", volume: "alert-volume" };

const DEFAULT: DeviceSound = { isOn: false, volume: 50 };

export function readSound(): DeviceSound {
  try {
    return {
      isOn: localStorage.getItem(KEYS.isOn) === "on",
      volume: Number(localStorage.getItem(KEYS.volume)) || DEFAULT.volume,
    };
  } catch {
    return DEFAULT;
  }
}

function saveSound({ isOn, volume }: Partial<DeviceSound>): void {
  try {
    if (isOn !== undefined) localStorage.setItem(KEYS.isOn, isOn ? "on" : "off");
    if (volume !== undefined) localStorage.setItem(KEYS.volume, String(volume));
  } catch {
    // Without storage, the choice lasts only as long as the page.
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
