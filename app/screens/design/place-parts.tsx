import { Gallery } from "#app/ui/gallery/gallery.tsx";
import { Locations } from "#app/ui/map/locations.tsx";
import { RatingSummary } from "#app/ui/reviews/rating-summary.tsx";
import { Section } from "#app/ui/section.tsx";
import { SocialLinks } from "#app/ui/social-links.tsx";
import { FaqList } from "#app/ui/story/faq-list.tsx";
import { Points } from "#app/ui/story/points.tsx";
import { Timeline } from "#app/ui/story/timeline.tsx";

const points = [
  { icon: "leaf", title: "Fresh every morning", text: "Puris are fried when the market opens." },
  { icon: "chilli", title: "As hot as you say", text: "Mild, medium, or ask twice." },
  { icon: "clock", title: "Ten minutes", text: "From the word to the plate." },
] as const;

const faqs = [
  { question: "Do you deliver?", answer: "Yes, free above ₹200." },
  { question: "Is it all vegetarian?", answer: "Every dish on the menu." },
];

const moments = [
  { when: "1998", title: "One cart", text: "At the corner of Tilak Road." },
  { when: "2009", title: "First counter", text: "With a roof, and a queue under it." },
];

export function PlaceParts() {
  return (
    <>
      <RatingSummary
        stats={{
          averageRating: 4.3,
          totalReviews: 128,
          ratingCounts: { 5: 80, 4: 25, 3: 12, 2: 6, 1: 5 },
        }}
      />
      <Section title="Points">
        <Points points={points} />
      </Section>
      <Section title="Timeline">
        <Timeline moments={moments} />
      </Section>
      <Section title="Questions">
        <FaqList faqs={faqs} />
      </Section>
      <Section title="Pictures" id="gallery">
        <Gallery />
      </Section>
      <Locations />
      <footer className="footer">
        <SocialLinks />
      </footer>
    </>
  );
}
