import * as leaflet from "leaflet";
import stylesheet from "leaflet/dist/leaflet.css?url";
import type { Branch } from "#app/domain/shop/branches.ts";
import { branches } from "#app/domain/shop/branches.ts";
import { mapCentre, mapZoom } from "#app/domain/shop/map-projection.ts";
import { tiles } from "./map-tiles.ts";
import { pinBox, pinShape } from "./pin.ts";

export type LiveMap = {
  /** Recolours the branch's marker and goes there; null shows all of them. */
  choose: (branch: Branch | null) => void;
  close: () => void;
};

type Opening = {
  element: HTMLElement;
  chosen: Branch | null;
  onChoose: (branch: Branch) => void;
  signal: AbortSignal;
};

const { x, y, width, height } = pinBox;
const pin = `<svg viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" aria-hidden="true"><path d="${pinShape}"/></svg>`;

/** Resolves when Leaflet's stylesheet is in the page: it is fetched with the map, never before. */
function styled(signal: AbortSignal): Promise<void> {
  if (document.querySelector(`link[href="${stylesheet}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = stylesheet;
    const fail = () => {
      link.remove();
      reject(new Error("Leaflet's stylesheet did not come"));
    };
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", fail);
    signal.addEventListener("abort", fail, { once: true });
    document.head.append(link);
  });
}

/** Resolves when every tile in view has come, rejects as soon as one has not. */
function filled(layer: leaflet.TileLayer, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    layer.once("load", () => resolve());
    layer.once("tileerror", () => reject(new Error("A tile did not come")));
    signal.addEventListener("abort", () => reject(new Error("The tiles took too long")), {
      once: true,
    });
  });
}

function viewOf(branch: Branch | null): [leaflet.LatLngExpression, number] {
  return branch ? [branch.coordinates, mapZoom.branch] : [mapCentre, mapZoom.all];
}

function addMarker(map: leaflet.Map, branch: Branch, onChoose: Opening["onChoose"]) {
  const icon = leaflet.divIcon({
    className: "pin",
    html: pin,
    iconSize: [width, height],
    iconAnchor: [-x, -y],
  });
  const marker = leaflet.marker(branch.coordinates, {
    icon,
    title: branch.name,
    riseOnHover: true,
  });
  marker.on("click", () => onChoose(branch));
  // Leaflet makes a marker a button, but hands it the keys of one only when it has a popup.
  marker.on("keypress", ({ originalEvent }) => {
    if (!["Enter", " "].includes(originalEvent.key)) return;
    originalEvent.preventDefault();
    onChoose(branch);
  });
  marker.addTo(map);
  marker.getElement()?.setAttribute("aria-label", `Show ${branch.name} on the map`);
  return (isChosen: boolean) => {
    marker.getElement()?.classList.toggle("pin-selected", isChosen);
    marker.getElement()?.setAttribute("aria-pressed", String(isChosen));
    marker.setZIndexOffset(isChosen ? 1000 : 0);
  };
}

/**
 * Opens a map in the element and resolves when it can be shown: stylesheet and tiles are there. Rejects when they are
 * not, or when the signal says that it took too long, and leaves nothing behind.
 */
export async function openLiveMap({
  element,
  chosen,
  onChoose,
  signal,
}: Opening): Promise<LiveMap> {
  await styled(signal);
  const map = leaflet.map(element, {
    // The page scrolls with wheel and finger; the map moves by its buttons, by mouse and by two fingers.
    scrollWheelZoom: false,
    dragging: !leaflet.Browser.mobile,
  });
  try {
    const layer = leaflet.tileLayer(tiles.address, tiles);
    const isFilled = filled(layer, signal);
    map.attributionControl.setPrefix(false);
    map.setView(...viewOf(chosen));
    layer.addTo(map);
    const markers = branches.map((branch) => {
      const mark = addMarker(map, branch, onChoose);
      mark(branch === chosen);
      return { branch, mark };
    });
    await isFilled;
    return {
      choose(next) {
        for (const { branch, mark } of markers) mark(branch === next);
        const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
        map.setView(...viewOf(next), { animate: !still });
      },
      close: () => void map.remove(),
    };
  } catch (problem) {
    map.remove();
    throw problem;
  }
}
