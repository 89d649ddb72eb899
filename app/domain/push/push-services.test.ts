import { describe, expect, test } from "vitest";
import { isPushEndpoint, MAX_ENDPOINT_LENGTH } from "./push-services.ts";

describe("an endpoint of a push service is accepted", () => {
  test.each([
    "https://fcm.googleapis.com/fcm/send/dGhlLXRva2Vu:APA91b",
    "https://fcm.googleapis.com/wp/dGhlLXRva2Vu",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk",
    "https://wns2-pn1p.notify.windows.com/w/?token=BQYAAAD%2b",
    "https://web.push.apple.com/QJxT0123",
  ])("%s", (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true);
  });
});

describe("any other address is refused", () => {
  test.each([
    "",
    "fcm.googleapis.com/fcm/send/x",
    "//fcm.googleapis.com/fcm/send/x",
    "http://fcm.googleapis.com/fcm/send/x",
    "ftp://fcm.googleapis.com/x",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com:443/x",
    "https://user@fcm.googleapis.com/x",
    "https://user:password@fcm.googleapis.com/x",
    "https://fcm.googleapis.com@evil.test/x",
    "https://fcm.googleapis.com.evil.test/x",
    "https://fcm.googleapis.com./x",
    "https://FCM.googleapis.com/x",
    "https://evil.test/fcm.googleapis.com",
    "https://evil.test/?https://fcm.googleapis.com/",
    "https://evil.test#fcm.googleapis.com",
    "https://fcm.googleapis.com/x#fragment",
    "https://evilfcm.googleapis.com/x",
    "https://other.googleapis.com/x",
    "https://push.services.mozilla.com.evil.test/x",
    "https://evilpush.services.mozilla.com/x",
    "https://notify.windows.com/x",
    "https://evil-notify.windows.com/x",
    "https://push.apple.com.evil.test/x",
    "https://localhost/x",
    "https://127.0.0.1/x",
    "http://127.0.0.1:3999/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://[::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://10.0.0.1/x",
    "https://192.168.1.1/x",
    "https://169.254.169.254/latest/meta-data/",
    "https:\\\\fcm.googleapis.com\\x",
    "https:fcm.googleapis.com/x",
    " https://fcm.googleapis.com/x",
    "https://fcm.googleapis.com/x\n",
    "https://fcm.googleapis.com/a b",
    "https://fcm.googleapis.com/../x",
    "https://fcm。googleapis。com/x",
    "https://ｆcm.googleapis.com/x",
    "https://fcm.googleapis.com%2eevil.test/x",
  ])("%j", (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
  });

  test("one that is longer than any browser's", () => {
    const start = "https://fcm.googleapis.com/fcm/send/";
    const longest = start.padEnd(MAX_ENDPOINT_LENGTH, "x");
    expect(isPushEndpoint(longest)).toBe(true);
    expect(isPushEndpoint(`${longest}x`)).toBe(false);
  });
});

test("a push service of the tests is known by its whole origin", () => {
  const origin = "http://127.0.0.1:3951";
  expect(isPushEndpoint(`${origin}/send/1`, origin)).toBe(true);
  expect(isPushEndpoint("http://127.0.0.1:39510/send/1", origin)).toBe(false);
  expect(isPushEndpoint("http://127.0.0.1:3952/send/1", origin)).toBe(false);
  expect(isPushEndpoint("https://127.0.0.1:3951/send/1", origin)).toBe(false);
  expect(isPushEndpoint("http://user@127.0.0.1:3951/send/1", origin)).toBe(false);
});
