import * as leaflet from "leaflet";
import stylesheet from "leaflet/dist/leaflet.css?url";
import type { Branch, PlacedBranch } from "#app/domain/shop/branch.ts";
import { mapCentre, mapZoom, zoomForAll } from "#app/domain/shop/map-projection.ts";
import { m } from "#messages";
import { tiles } from "./map-tiles.ts";
import { pinBox, pinShape } from "./pin.ts";

export type LiveMap = {
  /** Null shows all branches. */
  choose: (branch: Branch | null) => void;
  close: () => void;
};

type LiveMapOptions = {
  element: HTMLElement;
  branches: readonly PlacedBranch[];
  chosen: Branch | null;
  onChoose: (branch: Branch) => void;
  signal: AbortSignal;
};

const { x, y, width, height } = pinBox;
export const pin = `<svg viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" aria-hidden="true"><path d="${pinShape}"/></svg>`;

export function loadStylesheet(signal?: AbortSignal): Promise<void> {
  if (document.querySelector(`link[href="${stylesheet}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = stylesheet;
    const fail = () => {
      link.remove();
      reject(new Error("Leaflet's stylesheet could not be loaded"));
    };
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", fail);
    signal?.addEventListener("abort", fail, { once: true });
    document.head.append(link);
  });
}

/** Resolves when all visible tiles are loaded, and rejects as soon as one fails. */
function tilesLoaded(layer: leaflet.TileLayer, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    layer.once("load", () => resolve());
    layer.once("tileerror", () => reject(new Error("A tile could not be loaded")));
    signal.addEventListener("abort", () => reject(new Error("The tiles took too long")), {
      once: true,
    });
  });
}

function viewOf(
  branches: readonly PlacedBranch[],
  branch: Branch | null,
): [leaflet.LatLngExpression, number] {
  return branch?.coordinates
    ? [branch.coordinates, mapZoom.branch]
    : [mapCentre(branches), zoomForAll(branches)];
}

function addMarker(map: leaflet.Map, branch: PlacedBranch, onChoose: LiveMapOptions["onChoose"]) {
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
  // Leaflet gives markers the role of a button, but handles keys only if they have a popup.
  marker.on("keypress", ({ originalEvent }) => {
    if (!["Enter", " "].includes(originalEvent.key)) return;
    originalEvent.preventDefault();
    onChoose(branch);
  });
  marker.addTo(map);
  marker.getElement()?.setAttribute("aria-label", m.pages_showOnTheMap({ name: branch.name }));
  return (isChosen: boolean) => {
    marker.getElement()?.classList.toggle("pin-selected", isChosen);
    marker.getElement()?.setAttribute("aria-pressed", String(isChosen));
    marker.setZIndexOffset(isChosen ? 1000 : 0);
  };
}

/** Resolves when stylesheet and tiles are loaded. On failure or abort, it removes the map and rejects. */
export async function openLiveMap({
  element,
  branches,
  chosen,
  onChoose,
  signal,
}: LiveMapOptions): Promise<LiveMap> {
  await loadStylesheet(signal);
  const map = leaflet.map(element, {
    // Wheel and finger scroll the page; buttons, mouse and two fingers move the map.
    scrollWheelZoom: false,
    dragging: !leaflet.Browser.mobile,
  });
  try {
    const layer = leaflet.tileLayer(tiles.urlTemplate, tiles);
    const loaded = tilesLoaded(layer, signal);
    map.attributionControl.setPrefix(false);
    map.setView(...viewOf(branches, chosen));
    layer.addTo(map);
    const markers = branches.map((branch) => {
      const setSelected = addMarker(map, branch, onChoose);
      setSelected(branch.id === chosen?.id);
      return { branch, setSelected };
    });
    await loaded;
    return {
      choose(next) {
        for (const { branch, setSelected } of markers) setSelected(branch.id === next?.id);
        const reducesMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
        map.setView(...viewOf(branches, next), { animate: !reducesMotion });
      },
      close: () => void map.remove(),
    };
  } catch (problem) {
    map.remove();
    throw problem;
  }
}
