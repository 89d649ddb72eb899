import { serverClock } from "#tests/support/shop/server-clock.ts";

/** The time of the shop and of everybody in it. It only advances when somebody does something. */
export class EveningClock {
  private readonly server = serverClock();
  readonly env = this.server.env;

  constructor(private nowMs: number) {
    this.server.stopAt(this.now);
  }

  get now(): Date {
    return new Date(this.nowMs);
  }

  pass(ms: number): void {
    this.goTo(new Date(this.nowMs + ms));
  }

  goTo(at: Date): void {
    this.nowMs = at.getTime();
    this.server.stopAt(at);
  }

  removeFiles(): void {
    this.server.removeFiles();
  }
}
