/** The windows of the browser tests, and which test runs in which. */
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const unscripted = { isScripted: false, javaScriptEnabled: false };
const scripted = { isScripted: true };

export const windows = {
  "no-js-mobile": { ...phone, ...unscripted },
  "no-js-desktop": { ...desktop, ...unscripted },
  "js-mobile": { ...phone, ...scripted },
  "js-desktop": { ...desktop, ...scripted },
};

export type WindowName = keyof typeof windows;

const TAG = "@only-in-";

/** Tags a test of which one window shows as much as four. */
export const onlyIn = (window: WindowName) => `${TAG}${window}`;

/**
 * In the short form each other test runs twice: with scripts and without, in a narrow window and a wide one. The last
 * letter of its title says in which, so that it is not even begun in the others.
 */
const FIRST_PAIR = /[a-n]$/;
const SECOND_PAIR = /[^a-n]$/;
const turns: Record<WindowName, RegExp> = {
  "no-js-mobile": FIRST_PAIR,
  "js-desktop": FIRST_PAIR,
  "no-js-desktop": SECOND_PAIR,
  "js-mobile": SECOND_PAIR,
};

/** Returns which tests run in a window, of all titles with their tags: `npm run browsers` takes the long form. */
export function testsIn(window: WindowName, isLongForm: boolean) {
  return {
    grep: isLongForm ? /./ : [turns[window], new RegExp(`${onlyIn(window)}$`)],
    grepInvert: new RegExp(`${TAG}(?!${window}$)`),
  };
}
