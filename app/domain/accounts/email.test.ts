import { expect, test } from "vitest";
import { isEmail } from "./email.ts";

test.each(["asha@chatpata.test", "a.b+c@mail.chatpata.co.in", "a@b.c", "आशा@उदाहरण.भारत"])(
  "%s is an email address",
  (typed) => {
    expect(isEmail(typed)).toBe(true);
  },
);

test.each(["x@y..com", "x@y.com.", "x@.com", "x@y", "x@y@z.com", "@y.com", "x @y.com"])(
  "%s is no email address",
  (typed) => {
    expect(isEmail(typed)).toBe(false);
  },
);
