import { thumbnailUrl } from "#app/domain/images/image.ts";
import type { MessageRow } from "#app/domain/messages/received-message.ts";
import { m } from "#messages";

/** The text and the pictures that came with it. */
export function MessageText({ message: { text, images } }: { message: MessageRow }) {
  return (
    <>
      <p className="preserve-lines">{text}</p>
      {images.length > 0 && (
        <p className="row">
          {images.map((url, index) => (
            <a key={url} href={url}>
              <img
                src={thumbnailUrl(url)}
                alt={m.messages_picture({ number: index + 1 })}
                width={80}
                height={80}
                loading="lazy"
              />
            </a>
          ))}
        </p>
      )}
    </>
  );
}
