import { translated } from "#app/domain/language/translated.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { MenuDetails } from "../layout/menu-details.tsx";
import type { AlertSound, SoundState } from "./use-alert-sound.ts";

const labels: Record<SoundState, string> = translated({
  off: m.alerts_soundIsOff,
  on: m.alerts_soundIsOn,
  blocked: m.alerts_tapToAllowSound,
});

/** The sound settings of this device: the switch and, once it is on, the rest. */
export function SoundControls(alertSound: AlertSound) {
  const { state, toggle } = alertSound;
  return (
    <>
      <Button
        variant={state === "blocked" ? "secondary" : "quiet"}
        size="small"
        icon="bell"
        className={`news-sound news-sound-${state}`}
        aria-pressed={state === "on"}
        title={state === "blocked" ? m.alerts_soundBlocked() : undefined}
        onClick={toggle}
      >
        <span className={state === "blocked" ? undefined : "visually-hidden-on-phone"}>
          {labels[state]}
        </span>
      </Button>
      {state === "on" && <SoundSettings {...alertSound} />}
    </>
  );
}

function SoundSettings({ sound, change, test }: AlertSound) {
  return (
    <MenuDetails
      label={m.alerts_howThisDeviceRings()}
      className="sound-settings"
      summary={
        <>
          <Icon name="filter" />
          <Icon name="close" />
        </>
      }
    >
      <div className="stack stack-small">
        <label className="stack stack-small">
          {m.alerts_volume()}
          <input
            type="range"
            min={10}
            max={100}
            step={10}
            value={sound.volume}
            onChange={({ target }) => change({ volume: Number(target.value) })}
          />
        </label>
        <Button variant="secondary" size="small" onClick={test}>
          {m.alerts_testRing()}
        </Button>
        <p className="muted small">{m.alerts_ringingGetsLouder()}</p>
      </div>
    </MenuDetails>
  );
}
