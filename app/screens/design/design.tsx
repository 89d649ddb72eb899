import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import adminStyles from "#app/styles/admin.css?url";
import blogStyles from "#app/styles/blog.css?url";
import cateringStyles from "#app/styles/catering.css?url";
import homeStyles from "#app/styles/home.css?url";
import reviewsStyles from "#app/styles/reviews.css?url";
import slipStyles from "#app/styles/slip.css?url";
import { StatusBadge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { ChoiceParts } from "./choice-parts.tsx";
import { FeedbackParts } from "./feedback-parts.tsx";
import { FormParts } from "./form-parts.tsx";
import { PaperParts } from "./paper-parts.tsx";
import { PlaceParts } from "./place-parts.tsx";
import { QuietParts } from "./quiet-parts.tsx";
import { ShopParts } from "./shop-parts.tsx";
import { StoryParts } from "./story-parts.tsx";

export const links: LinksFunction = () =>
  [adminStyles, blogStyles, cateringStyles, homeStyles, reviewsStyles, slipStyles].map((href) => ({
    rel: "stylesheet",
    href,
  }));

export const meta: MetaFunction = () => [
  { title: "Design" },
  { name: "robots", content: "noindex" },
];

const parts = {
  shop: { label: "Shop", show: ShopParts },
  story: { label: "Story", show: StoryParts },
  places: { label: "Places", show: PlaceParts },
  forms: { label: "Forms", show: FormParts },
  choices: { label: "Choices", show: ChoiceParts },
  feedback: { label: "Feedback", show: FeedbackParts },
  admin: { label: "Admin", show: QuietParts },
  paper: { label: "Paper", show: PaperParts },
};

function isPart(name: string | null): name is keyof typeof parts {
  return name !== null && name in parts;
}

/** Every component in its states, for whoever builds a screen. Shown in development only. */
export default function Design() {
  const [search] = useSearchParams();
  const asked = search.get("part");
  const present = isPart(asked) ? asked : "shop";
  const Part = parts[present].show;
  return (
    <Page
      title="The kit"
      intro="Every part of the shop in all of its states. A screen uses these and nothing of its own."
      actions={
        <ButtonLink to={`/design?part=${present}&dialog=open`} variant="secondary">
          Open dialog
        </ButtonLink>
      }
    >
      <Tabs
        label="Parts"
        tabs={Object.entries(parts).map(([name, part]) => ({
          label: part.label,
          to: `/design?part=${name}`,
          current: name === present,
        }))}
      />
      <Part />
      {search.get("dialog") && (
        <Dialog
          title="Order CP-1042"
          closeHref={`/design?part=${present}`}
          actions={<ButtonLink to={`/design?part=${present}`}>Done</ButtonLink>}
        >
          <p className="row">
            <StatusBadge status="out_for_delivery" /> <span className="muted">5 minutes away</span>
          </p>
          <p>
            A modal is an address: closing it is a link, Escape and the backdrop follow the same
            link.
          </p>
        </Dialog>
      )}
    </Page>
  );
}
