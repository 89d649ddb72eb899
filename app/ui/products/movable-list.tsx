import { useFetcher } from "@remix-run/react";
import { type DragEvent, type ReactNode, useState } from "react";
import { m } from "#messages";
import { PostButton } from "../form/post-button.tsx";

type Movable = {
  id: string;
  name: string;
  /** The URL to which its place is posted. */
  action: string;
  content: ReactNode;
};

type MovableListProps = { label: string; items: Movable[]; returnTo: string };

/** Each entry has buttons that move it by one place; with scripts, it can also be dragged. */
export function MovableList({ label, items, returnTo }: MovableListProps) {
  const fetcher = useFetcher();
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<number>();
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  const over = (event: DragEvent, index: number) => {
    if (!items.some(({ id }) => id === dragged)) return;
    event.preventDefault();
    event.stopPropagation();
    setTarget(index);
  };
  const drop = (event: DragEvent, index: number) => {
    const item = items.find(({ id }) => id === dragged);
    if (!item) return;
    event.preventDefault();
    event.stopPropagation();
    end();
    const body = { to: String(index), returnTo, stay: "1" };
    fetcher.submit(body, { method: "post", action: item.action, preventScrollReset: true });
  };
  return (
    <ol className="movable-list plain-list" aria-label={label}>
      {items.map(({ id, name, action, content }, index) => (
        <li
          key={id}
          id={`place-${id}`}
          draggable
          className={target === index && dragged !== id ? "drop-target" : undefined}
          onDragStart={(event) => {
            event.stopPropagation();
            event.dataTransfer.effectAllowed = "move";
            setDragged(id);
          }}
          onDragOver={(event) => over(event, index)}
          onDrop={(event) => drop(event, index)}
          onDragEnd={end}
        >
          <div className="movable">
            <div className="movable-content">{content}</div>
            {[
              { to: index - 1, isEnd: index === 0, label: m.shared_moveUp({ label: name }) },
              {
                to: index + 1,
                isEnd: index === items.length - 1,
                label: m.shared_moveDown({ label: name }),
              },
            ].map(({ to, isEnd, label: move }) => (
              <PostButton
                key={move}
                action={action}
                fields={{ to, returnTo: `${returnTo}#place-${id}` }}
                ariaLabel={move}
                disabled={isEnd}
                variant="icon"
                icon="arrow-up"
                className={to > index ? "turned" : undefined}
              />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
