import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { findPhoto, type Photo } from "#app/domain/shop/gallery.ts";
import { m } from "#messages";
import { SecondaryLink } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { Link } from "../link.tsx";

function photoUrl(path: string, id: string | null): string {
  return `${path}${id ? `?photo=${id}` : ""}#gallery`;
}

export function Gallery({ gallery }: { gallery: readonly Photo[] }) {
  const { pathname, search } = useLocation();
  const shown = findPhoto(gallery, new URLSearchParams(search).get("photo"));
  return (
    <>
      <ul className="gallery">
        {gallery.map(({ id, picture, title }) => (
          <li key={id}>
            <Link to={photoUrl(pathname, id)} preventScrollReset>
              <img src={picture} alt="" width={480} height={360} loading="lazy" />
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
      {shown && (
        <Lightbox {...shown} count={gallery.length} urlOf={(id) => photoUrl(pathname, id)} />
      )}
    </>
  );
}

type LightboxProps = {
  index: number;
  count: number;
  photo: Photo;
  previous: Photo;
  next: Photo;
  urlOf: (id: string | null) => string;
};

function Lightbox({ index, count, photo, previous, next, urlOf }: LightboxProps) {
  const navigate = useNavigate();
  const previousUrl = urlOf(previous.id);
  const nextUrl = urlOf(next.id);

  // A ref, so that a second key press right after the first starts from the current image.
  const handleKey = useRef((_key: string) => {});
  handleKey.current = (key) => {
    const to = key === "ArrowLeft" ? previousUrl : key === "ArrowRight" ? nextUrl : null;
    if (to) navigate(to, { preventScrollReset: true, replace: true });
  };

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => handleKey.current(key);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <Dialog
      title={photo.title}
      size="wide"
      closeHref={urlOf(null)}
      actions={
        <>
          <span className="muted numeric">{m.pages_of({ number: index + 1, count })}</span>
          <SecondaryLink to={previousUrl} icon="chevron-left" preventScrollReset replace>
            {m.shared_previous()}
          </SecondaryLink>
          <SecondaryLink to={nextUrl} icon="chevron-right" preventScrollReset replace>
            {m.pages_next()}
          </SecondaryLink>
        </>
      }
    >
      <img className="lightbox-image" src={photo.picture} alt="" width={960} height={720} />
      <p aria-live="polite">{photo.text}</p>
    </Dialog>
  );
}
