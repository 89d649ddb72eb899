import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { type Branch, isPlaced } from "#app/domain/shop/branch.ts";
import type { OwnFigures } from "#app/domain/shop/own-figures.ts";
import { m } from "#messages";
import { Link } from "../link.tsx";
import { Section } from "../section.tsx";
import { BranchCard } from "./branch-card.tsx";
import { branchOf, branchUrl } from "./branch-url.ts";
import { DrawnMap } from "./drawn-map.tsx";
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
      <div className="places">
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
