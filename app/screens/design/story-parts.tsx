import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Hero } from "#app/ui/hero.tsx";
import { MediaCard } from "#app/ui/media-card.tsx";
import { Quote } from "#app/ui/quote.tsx";
import { Section } from "#app/ui/section.tsx";

const here = "/design?part=story";
const picture = { src: "/illustrations/dishes/misal-pav.svg", width: 320, height: 240 };

export function StoryParts() {
  return (
    <>
      <Hero
        eyebrow={<span lang="mr">आजचा खास</span>}
        title="Pune street food, made while you watch"
        illustration={{
          src: "/illustrations/dishes/classic-pani-puri.svg",
          width: 320,
          height: 240,
        }}
        actions={
          <>
            <ButtonLink to="/menu" size="large">
              Order Now
            </ButtonLink>
            <ButtonLink to="/about" size="large" variant="secondary">
              Our story
            </ButtonLink>
          </>
        }
      >
        <p>Crisp puris, cold mint water, and a plate in your hand within ten minutes.</p>
      </Hero>
      <Section
        title="From the blog"
        action={
          <ButtonLink to="/blog" variant="quiet">
            All posts
          </ButtonLink>
        }
      >
        <div className="grid">
          <MediaCard
            title="Why the water is green"
            to={here}
            image={picture}
            meta="Culture · Nov 21, 2025 · 5 min read"
            foot={<Badge>mint</Badge>}
          >
            <p>Coriander, mint, green chilli and a patience of two hours.</p>
          </MediaCard>
          <MediaCard title="Sadashiv Peth Branch" selected meta="Open until 11:00 PM">
            <p>Tilak Road, next to the book stall.</p>
          </MediaCard>
        </div>
      </Section>
      <Section title="Reviews" intro="What people said after the last puri.">
        <div className="grid">
          <Quote name="Rohit J." rating={5} title="Worth the queue" meta="Nov 20, 2025">
            <p>The third round was better than the first.</p>
          </Quote>
          <Quote name="मीरा कुलकर्णी" rating={4} meta="Verified">
            <p>Ask for the sweet water twice.</p>
          </Quote>
        </div>
      </Section>
    </>
  );
}
