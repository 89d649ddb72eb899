import type { RingKind } from "#app/domain/alerts/ringing.ts";

const TONE_SECONDS = 0.22;

type Tune = RingKind | "no connection";

/** Two rising notes, like a doorbell; three for a booking; a cancellation falls; without a connection, a siren. */
const tunesHz: Record<Tune, number[]> = {
  order: [659, 880],
  booking: [523, 659, 880],
  cancellation: [880, 622, 440],
  "no connection": [440, 622, 440, 622],
};

/** Plays one tune after the other. */
export function playTunes(audio: AudioContext, tunes: Tune[], gain: number): void {
  const notes = tunes.flatMap((tune) => tunesHz[tune]);
  notes.forEach((pitch, index) => {
    const startTime = audio.currentTime + index * TONE_SECONDS;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(gain, startTime);
    volume.gain.exponentialRampToValueAtTime(0.001, startTime + TONE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(startTime);
    tone.stop(startTime + TONE_SECONDS);
  });
}
