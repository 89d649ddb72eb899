import type { Page } from "playwright/test";

/** Makes a page without JavaScript, which reloads every few seconds to stay up to date, reload after two. */
export async function reloadSooner(page: Page, path: string, times?: number): Promise<void> {
  await page.route(
    path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/(?<=<meta http-equiv="refresh" content=")\d+/i, "2");
      await route.fulfill({ response, body });
    },
    { times },
  );
}
