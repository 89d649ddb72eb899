import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { gallery, type Photo } from "#app/domain/shop/gallery.ts";
import { ButtonLink } from "../button.tsx";
import { Dialog } from "../dialog.tsx";

type LightboxProps = {
  at: number;
  photo: Photo;
  previous: Photo;
  next: Photo;
  urlOf: (id: string | null) => string;
};

export function Lightbox({ at, photo, previous, next, urlOf }: LightboxProps) {
  const navigate = useNavigate();
  const before = urlOf(previous.id);
  const after = urlOf(next.id);

  // A key pressed at once after another walks from the picture that is shown.
  const walk = useRef((_key: string) => {});
  walk.current = (key) => {
    const to = key === "ArrowLeft" ? before : key === "ArrowRight" ? after : null;
    if (to) navigate(to, { preventScrollReset: true, replace: true });
  };

  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => walk.current(key);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);

  return (
    <Dialog
      title={photo.title}
      size="wide"
      closeHref={urlOf(null)}
      actions={
        <>
          <span className="muted numeric">
            {at + 1} of {gallery.length}
          </span>
          <ButtonLink
            to={before}
            variant="secondary"
            icon="chevron-left"
            preventScrollReset
            replace
          >
            Previous
          </ButtonLink>
          <ButtonLink
            to={after}
            variant="secondary"
            icon="chevron-right"
            preventScrollReset
            replace
          >
            Next
          </ButtonLink>
        </>
      }
    >
      <img className="lightbox-image" src={photo.image} alt="" width={960} height={720} />
      <p aria-live="polite">{photo.text}</p>
    </Dialog>
  );
}
