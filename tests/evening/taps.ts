import type { Random } from "#db/demo/random.ts";
import type { FormReply } from "#tests/support/http/form.ts";
import type { EveningClock } from "./evening-clock.ts";

const SECOND_TAP_MS = 700;
/** Before the shop responds. */
const BEFORE_ANSWER_MS = 100;
const RESENT_AFTER_MS = 20_000;

/** How people send things: some double-tap, and some miss the reply and send it again. */
export class Taps {
  doubled = 0;
  lost = 0;

  constructor(
    private readonly random: Random,
    private readonly clock: EveningClock,
  ) {}

  /** All replies, including those that nobody got. */
  async send<Reply>(post: () => Promise<Reply>): Promise<Reply[]> {
    const kind = this.random.pickWeighted([
      ["once", 65],
      ["twice", 25],
      ["lost", 10],
    ] as const);
    if (kind === "once") return [await post()];
    if (kind === "lost") {
      this.lost += 1;
      const unheard = await post();
      this.clock.pass(RESENT_AFTER_MS);
      return [unheard, await post()];
    }
    this.doubled += 1;
    const laterMs = this.random.integer(0, SECOND_TAP_MS);
    if (laterMs < BEFORE_ANSWER_MS) return Promise.all([post(), post()]);
    const first = await post();
    this.clock.pass(laterMs);
    return [first, await post()];
  }

  /** Sends a form and returns whether the shop did what it asks for. */
  async press(post: () => Promise<FormReply>): Promise<boolean> {
    return (await this.send(post)).some(isDone);
  }
}

/** The kind of message in the shop's reply to a form is in a cookie. */
function isDone({ status, headers }: FormReply): boolean {
  const flash = headers.getSetCookie().find((cookie) => cookie.startsWith("flash="));
  const value = decodeURIComponent(/^flash=([^;.]*)/.exec(flash ?? "")?.[1] ?? "");
  return status === 303 && atob(value).includes('"type":"success"');
}
