import { expect, test } from "vitest";
import { tileUrl } from "./map-tiles.ts";

test("returns the URL of the tile that contains the coordinates", () => {
  const pune = { lat: 18.5204, lng: 73.8567 };
  expect(tileUrl(pune, 0)).toBe("https://tile.openstreetmap.org/0/0/0.png");
  expect(tileUrl(pune, 11)).toBe("https://tile.openstreetmap.org/11/1444/916.png");
  expect(tileUrl({ lat: -33.8568, lng: 151.2153 }, 14)).toBe(
    "https://tile.openstreetmap.org/14/15073/9831.png",
  );
});
