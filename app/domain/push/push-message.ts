/** `tag`: on the device, a message replaces an earlier one with the same tag. `path`: a page of the shop. */
export type PushMessage = { title: string; body: string; path: string; tag: string };
