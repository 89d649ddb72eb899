import { type MailServer, startMailServer } from "#tests/support/shop/mail-server.ts";
import { test as base } from "./test.ts";

/** A shop of its own, with a mail server. */
export const test = base.extend<object, { mail: MailServer }>({
  mail: [
    async ({ browserName: _ }, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.stop();
    },
    { scope: "worker" },
  ],
  shopEnv: [async ({ mail }, use) => use(mail.env), { scope: "worker" }],
});
