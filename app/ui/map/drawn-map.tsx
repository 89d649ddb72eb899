import type { Branch, PlacedBranch } from "#app/domain/shop/branch.ts";
import { drawnMapView, isOnDrawing, onDrawnMap } from "#app/domain/shop/map-projection.ts";
import { m } from "#messages";
import { classNames } from "../class-names.ts";
import { Link } from "../link.tsx";
import { branchUrl } from "./branch-url.ts";
import { pinShape } from "./pin.ts";

type DrawnMapProps = {
  label: string;
  branches: readonly PlacedBranch[];
  path: string;
  chosen: Branch | null;
  hidden: boolean;
};

/** Shown without JavaScript, and if tiles cannot be loaded. */
export function DrawnMap({ label, branches, path, chosen, hidden }: DrawnMapProps) {
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
