import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { now } from "#app/domain/clock.ts";
import { previewImage, SHOP_IMAGE } from "#app/domain/images/preview.ts";
import { localPath } from "#app/domain/language/paths.ts";
import { type Dish, dishCardData } from "#app/domain/menu/dish.ts";
import { TOP_DISHES } from "#app/domain/menu/limits.ts";
import { popularDishes } from "#app/domain/menu/queries.server.ts";
import { activeOrderOf } from "#app/domain/orders/active-order.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { listBranches } from "#app/domain/shop/branches.server.ts";
import { guestQuotes } from "#app/domain/shop/guest-quotes.server.ts";
import { ownFigures } from "#app/domain/shop/own-figures.server.ts";
import { pageContent, pageTexts } from "#app/domain/shop/page-content.server.ts";
import { whenOpen } from "#app/domain/shop/shop-facts.ts";
import { shopStatistics } from "#app/domain/shop/statistics.server.ts";
import { restaurantData } from "#app/domain/shop/structured-data.ts";
import { shop } from "#app/domain/shop.ts";
import { keepLinkedCoupon } from "#app/http/keep-coupon.server.ts";
import { pagePart } from "#app/http/page-part.server.ts";
import { hasJustArrived } from "#app/http/same-origin.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";
import homeStyles from "#app/styles/pages/home.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { ContactFacts } from "#app/ui/content/contact-facts.tsx";
import { FaqList } from "#app/ui/content/faq-list.tsx";
import { Points } from "#app/ui/content/points.tsx";
import { Stall } from "#app/ui/content/stall.tsx";
import { Statistics } from "#app/ui/content/statistics.tsx";
import { useDeliveryTerms } from "#app/ui/content/use-delivery-terms.ts";
import { Welcome } from "#app/ui/content/welcome.tsx";
import { DishCards } from "#app/ui/dish/dish-cards.tsx";
import { Rating } from "#app/ui/dish/rating.tsx";
import { Gallery } from "#app/ui/gallery/gallery.tsx";
import { Link } from "#app/ui/link.tsx";
import { Locations } from "#app/ui/map/locations.tsx";
import { LoadFailure } from "#app/ui/page/load-failure.tsx";
import { openGraph } from "#app/ui/page/open-graph.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { StructuredData } from "#app/ui/page/structured-data.tsx";
import { ActiveOrderStrip } from "#app/ui/receipt/active-order-strip.tsx";
import { Section } from "#app/ui/section.tsx";
import { PincodeForm } from "#app/ui/shop/pincode-form.tsx";
import { SocialLinks } from "#app/ui/shop/social-links.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: homeStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(shop.headline),
  ...(data
    ? openGraph({
        type: "website",
        title: shop.name,
        description: shop.headline,
        url: data.origin + localPath("/"),
        image: data.preview,
      })
    : []),
];

export async function loader({ request }: LoaderFunctionArgs) {
  const coupon = new URL(request.url).searchParams.get("coupon");
  if (coupon !== null) throw await keepLinkedCoupon(request, coupon);
  const { user } = await visitorOf(request);
  return {
    activeOrder: pagePart(() => activeOrderOf(user), null),
    featured: pagePart(() => popularDishes(TOP_DISHES).map(featuredDish), null),
    own: pagePart(ownFigures, null),
    texts: pageTexts("home"),
    reasons: pageContent("reason"),
    statistics: pagePart(shopStatistics, []),
    gallery: pageContent("photo"),
    quotes: pagePart(guestQuotes, null),
    branches: listBranches(),
    faqs: pageContent("faq").filter(({ onHomePage }) => onHomePage),
    origin: siteOrigin(request),
    opening: whenOpen(now(), shopSettings()),
    preview: previewImage(SHOP_IMAGE, [shop.name, shop.tagline].filter(Boolean).join(", ")),
    showWelcome: hasJustArrived(request),
  };
}

/** Uses the specification's two words for a dish without ingredients. */
function featuredDish(dish: Dish) {
  const { ingredients, ingredientsLang } = dish;
  const isKnown = ingredients.length > 0;
  return {
    ...dishCardData(dish),
    note: isKnown ? ingredients.join(", ") : m.pages_defaultIngredients(),
    noteLang: isKnown ? ingredientsLang : undefined,
  };
}

export default function Home() {
  return (
    <>
      <Stall />
      <HomePage />
    </>
  );
}

function HomePage() {
  const { activeOrder, featured, own, showWelcome, origin, opening, ...content } =
    useLoaderData<typeof loader>();
  const { texts, reasons, statistics, gallery, quotes, branches, faqs } = useDeliveryTerms(content);
  return (
    <div className="page home">
      <ActiveOrderStrip order={activeOrder} />
      <PincodeForm />
      <Section title={texts.popularTitle}>
        {featured ? (
          <DishCards dishes={featured} page="/" className="dish-row" eagerCards={featured.length} />
        ) : (
          <LoadFailure message={m.pages_failedToLoadFeaturedDishes()} />
        )}
        <ButtonLink to="/menu" variant="secondary">
          {m.pages_viewFullMenu()}
        </ButtonLink>
      </Section>
      {reasons.length > 0 && (
        <Section title={m.pages_whyChooseUs()}>
          <Points points={reasons} />
        </Section>
      )}
      {texts.storyText && (
        <section className="side-by-side" aria-labelledby="story">
          {texts.storyPicture && (
            <img src={texts.storyPicture} alt="" width={480} height={360} loading="lazy" />
          )}
          <div className="stack">
            <h2 id="story">{texts.storyTitle}</h2>
            <p>{texts.storyText}</p>
            <p>
              <ButtonLink to="/about" variant="secondary">
                {m.pages_readOurStory()}
              </ButtonLink>
            </p>
          </div>
        </section>
      )}
      {statistics.length > 0 && (
        <Section title={m.shared_inNumbers()}>
          <Statistics statistics={statistics} />
        </Section>
      )}
      {gallery.length > 0 && (
        <Section
          id="gallery"
          title={m.pages_fromTheCounter()}
          intro={m.pages_aLookOverOurShoulder()}
        >
          <Gallery gallery={gallery} />
        </Section>
      )}
      {quotes?.length !== 0 && (
        <Section
          title={m.pages_whatOurCustomersSay()}
          action={
            <ButtonLink to="/reviews" variant="secondary">
              {m.pages_readAllReviews()}
            </ButtonLink>
          }
        >
          {quotes ? (
            <div className="grid three-columns">
              {quotes.map(({ id, name, from, rating, text }) => (
                <figure key={id} className="card quote">
                  <figcaption>
                    <strong>{name}</strong>
                    <Rating value={rating} stars />
                    <span className="muted small row">{from}</span>
                  </figcaption>
                  <blockquote>
                    <p>{text}</p>
                  </blockquote>
                </figure>
              ))}
            </div>
          ) : (
            <p className="muted">{m.reviews_failedToLoadReviews()}</p>
          )}
        </Section>
      )}
      <Locations
        branches={branches}
        intro={texts.locationsIntro}
        label={texts.mapLabel}
        own={own}
      />
      <div className="side-by-side align-top">
        <Section
          title={m.pages_questionsAndAnswers()}
          action={
            <Link to="/faqs" className="tap-target">
              {m.pages_allFaqs()}
            </Link>
          }
        >
          <FaqList faqs={faqs} />
        </Section>
        <Section title={m.pages_talkToUs()}>
          <ContactFacts />
          <div className="row">
            <ButtonLink to="/contact">{m.pages_contactUs()}</ButtonLink>
            <SocialLinks />
          </div>
        </Section>
      </div>
      <Welcome show={showWelcome} />
      <StructuredData
        data={import.meta.env.SSR ? restaurantData(origin, opening, branches) : null}
      />
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <Stall />
      <div className="page">
        <LoadFailure message={m.pages_failedToLoadFeaturedDishes()} />
      </div>
    </>
  );
}
