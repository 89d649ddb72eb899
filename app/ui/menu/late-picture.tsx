import type { ImgHTMLAttributes } from "react";
import { thumbnailUrl } from "#app/domain/images/image.ts";

/** A picture of nothing. */
const NOTHING = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";
const NO_SCRIPTS = "(scripting: none)";

type LatePictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "alt" | "loading"> & {
  src: string;
};

/**
 * A picture that says nothing its card does not, for places below the first window. Where scripts are off, browsers load
 * every `<img>` at once, `lazy` or not: there it is the background of a box, which they load when the frame around it
 * (`content-visibility: auto`) comes near. A table's background is the only one that needs no style of its own.
 */
export function LatePicture({ src, ...more }: LatePictureProps) {
  return (
    <>
      <picture>
        <source media={NO_SCRIPTS} srcSet={NOTHING} />
        <img src={src} {...more} alt="" loading="lazy" />
      </picture>
      <table className="late" role="presentation" {...{ background: thumbnailUrl(src) }} />
    </>
  );
}
