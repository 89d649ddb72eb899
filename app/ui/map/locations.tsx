import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { type Branch, isPlaced, type PlacedBranch } from "#app/domain/shop/branch.ts";
import { drawnMapView, isOnDrawing, onDrawnMap } from "#app/domain/shop/map-projection.ts";
import type { OwnFigures } from "#app/domain/shop/own-figures.ts";
import { m } from "#messages";
import { classNames } from "../class-names.ts";
import { Link } from "../link.tsx";
import { Section } from "../section.tsx";
import { BranchCard } from "./branch-card.tsx";
import { branchOf, branchUrl } from "./branch-url.ts";
import { pinShape } from "./pin.ts";
import { useLiveMap } from "./use-live-map.ts";

type LocationsProps = {
  branches: readonly Branch[];
  intro: string;
  /** The map's content in the owner's words; may be empty. */
  label: string;
  own: OwnFigures | null;
};

export function Locations({ branches, intro, label, own }: LocationsProps) {
  const here = useLocation();
  const next = useNavigation().location;
  const navigate = useNavigate();
  const path = here.pathname;
  const chosen = branchOf(branches, next?.pathname === path ? next.search : here.search);
  const placed = branches.filter(isPlaced);
  const mapLabel = label || m.pages_mapLabel();
  const mapElement = useRef<HTMLDivElement>(null);
  const isLive = useLiveMap(mapElement, placed, chosen, (branch) =>
    navigate(branchUrl(path, branch), { preventScrollReset: true }),
  );
  if (branches.length === 0) return null;
  return (
    <Section
      id="locations"
      title={m.pages_ourLocations()}
      intro={intro}
      action={
        chosen && (
          <Link to={branchUrl(path, null)} preventScrollReset className="tap-target">
            {m.pages_showAll()}
          </Link>
        )
      }
    >
      <div className="places stack">
        {placed.length > 0 && (
          <figure className={chosen ? "map map-near" : "map"} aria-label={mapLabel}>
            <div className={isLive ? "map-live" : "map-live map-wait"}>
              {/* Leaflet sets classes on this element, so React must not. */}
              <div ref={mapElement} className="map-live" />
            </div>
            <DrawnMap
              label={mapLabel}
              branches={placed}
              path={path}
              chosen={chosen}
              hidden={isLive}
            />
          </figure>
        )}
        <ul className="plain-list stack">
          {branches.map((branch) => (
            <li key={branch.id}>
              <BranchCard branch={branch} path={path} isChosen={branch === chosen} own={own} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

type DrawnMapProps = {
  label: string;
  branches: readonly PlacedBranch[];
  path: string;
  chosen: Branch | null;
  hidden: boolean;
};

/** Shown without JavaScript, and if tiles cannot be loaded. */
function DrawnMap({ label, branches, path, chosen, hidden }: DrawnMapProps) {
  const hasDrawing = isOnDrawing(branches);
  return (
    <svg
      className={classNames("map-drawn", hidden && "map-wait", !hasDrawing && "map-plain")}
      viewBox={drawnMapView(branches, chosen?.coordinates ?? null)}
      preserveAspectRatio="xMidYMid slice"
    >
      <title>{label}</title>
      {hasDrawing && <use href="/illustrations/pune-map.svg#pune" />}
      {branches.map((branch) => {
        const { x, y } = onDrawnMap(branch.coordinates);
        return (
          <Link
            key={branch.id}
            to={branchUrl(path, branch)}
            preventScrollReset
            aria-label={m.pages_showOnTheMap({ name: branch.name })}
            className={classNames("pin", branch === chosen && "pin-selected")}
          >
            <g transform={`translate(${x} ${y}) scale(${chosen ? 0.42 : 1})`}>
              <circle cy={-20} r={38} />
              <path d={pinShape} />
              {!hasDrawing && (
                <text className="pin-name" y={30} textAnchor="middle">
                  {branch.name}
                </text>
              )}
            </g>
          </Link>
        );
      })}
    </svg>
  );
}
