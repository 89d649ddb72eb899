import { useLocation } from "@remix-run/react";
import { findPhoto, type Photo } from "#app/domain/shop/gallery.ts";
import { Link } from "../link.tsx";
import { Lightbox } from "./lightbox.tsx";

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
