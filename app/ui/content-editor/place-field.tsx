import { type ComponentProps, useRef, useState } from "react";
import { placeOf } from "#app/domain/content/place.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Field } from "../form/field.tsx";

/** About a metre. */
const DECIMALS = 5;
const india = { lat: 21.15, lng: 79.09 };

/** Coordinates that can be typed or, with scripts, chosen by tapping a map. */
export function PlaceField(props: ComponentProps<typeof Field>) {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"closed" | "open" | "failed">("closed");

  const open = async () => {
    const input = frame.current?.querySelector("input");
    const map = frame.current?.querySelector<HTMLElement>(".place-map");
    if (!input || !map) return;
    setState("open");
    try {
      const { openPlaceMap } = await import("../map/place-map.ts");
      await openPlaceMap(map, placeOf(input.value) ?? india, ({ lat, lng }) => {
        input.value = `${lat.toFixed(DECIMALS)}, ${lng.toFixed(DECIMALS)}`;
        input.dispatchEvent(new Event("input", { bubbles: true }));
      });
    } catch {
      setState("failed");
    }
  };

  return (
    <div ref={frame} className="stack stack-small">
      <Field {...props} />
      {state === "closed" && (
        <p className="scripts-only">
          <Button type="button" variant="secondary" icon="map-pin" onClick={open}>
            {m.content_chooseOnMap()}
          </Button>
        </p>
      )}
      <div className="place-map" hidden={state !== "open"} />
      {state === "open" && <p className="hint">{m.content_tapTheMap()}</p>}
      {state === "failed" && (
        <p role="alert" className="field-error">
          {m.content_mapNotLoaded()}
        </p>
      )}
    </div>
  );
}
