import type { RingKind } from "#app/domain/alerts/ringing.ts";

const TONE_SECONDS = 0.22;

/** Two rising notes, like a doorbell; three for a booking; a cancellation falls. */
const tunesHz: Record<RingKind, number[]> = {
  order: [659, 880],
  booking: [523, 659, 880],
  cancellation: [880, 622, 440],
};

/** One tune after the other. */
export function playTunes(audio: AudioContext, kinds: RingKind[], gain: number): void {
  const notes = kinds.flatMap((kind) => tunesHz[kind]);
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
