/** A drop shape, 32 wide and 42 high, with its tip at the origin. */
export const pinShape =
  "M0 0C-5-9-15-15-15-27A15 15 0 0 1 15-27C15-15 5-9 0 0zM0-20a7 7 0 1 0 0-14 7 7 0 0 0 0 14z";
export const pinBox = { x: -16, y: -43, width: 32, height: 44 };
