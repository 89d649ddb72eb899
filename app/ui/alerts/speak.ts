import { clipNames, type VoiceLanguage } from "#app/domain/alerts/spoken-words.ts";
import { clipStartsMs } from "./voice-clips.ts";

const voices = new Map<VoiceLanguage, Promise<AudioBuffer>>();

/** Requested when it is needed for the first time. */
function voiceIn(audio: AudioContext, language: VoiceLanguage): Promise<AudioBuffer> {
  const known = voices.get(language);
  if (known) return known;
  const loading = fetch(`/voices/${language}.mp3`)
    .then((reply) => reply.arrayBuffer())
    .then((file) => audio.decodeAudioData(file));
  voices.set(language, loading);
  // The next announcement tries again; this one has rung.
  loading.catch(() => voices.delete(language));
  return loading;
}

/** Says the clips one after the other, not before `startTime` on the clock of `audio`. */
export async function speak(
  audio: AudioContext,
  language: VoiceLanguage,
  clips: string[],
  gain: number,
  startTime: number,
): Promise<void> {
  const voice = await voiceIn(audio, language).catch(() => null);
  if (!voice) return;
  const volume = audio.createGain();
  volume.gain.value = gain;
  volume.connect(audio.destination);
  let at = Math.max(startTime, audio.currentTime);
  for (const clip of clips) {
    const index = clipNames.indexOf(clip);
    const [from = 0, to = from] = clipStartsMs[language].slice(index, index + 2);
    const seconds = (to - from) / 1000;
    const source = audio.createBufferSource();
    source.buffer = voice;
    source.connect(volume);
    source.start(at, from / 1000, seconds);
    at += seconds;
  }
}
