import * as leaflet from "leaflet";
import type { Coordinates } from "#app/domain/content/place.ts";
import { loadStylesheet, pin } from "./live-map.ts";
import { tiles } from "./map-tiles.ts";
import { pinBox } from "./pin.ts";

const { x, y, width, height } = pinBox;
const ZOOM = 16;

/** A map on which a tap moves the pin. */
export async function openPlaceMap(
  element: HTMLElement,
  start: Coordinates,
  onMove: (place: Coordinates) => void,
): Promise<void> {
  await loadStylesheet();
  const map = leaflet.map(element).setView(start, ZOOM);
  map.attributionControl.setPrefix(false);
  leaflet.tileLayer(tiles.urlTemplate, tiles).addTo(map);
  const icon = leaflet.divIcon({
    className: "pin",
    html: pin,
    iconSize: [width, height],
    iconAnchor: [-x, -y],
  });
  const marker = leaflet.marker(start, { icon, interactive: false }).addTo(map);
  map.on("click", ({ latlng }) => {
    marker.setLatLng(latlng);
    onMove(latlng);
  });
}
