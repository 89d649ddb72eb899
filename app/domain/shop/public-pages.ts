import { m } from "#messages";
import { translated } from "../language/translated.ts";

type PublicPage = { path: string; label: string; text: string };
type PageGroup = { title: string; pages: readonly PublicPage[] };

/** The public pages, as the sitemap lists them. */
export const publicPages: readonly PageGroup[] = [
  translated({
    title: m.shared_eat,
    pages: [
      translated({ path: "/", label: m.shared_home, text: m.pages_linkHome }),
      translated({ path: "/menu", label: m.shared_menu, text: m.pages_allDishesWithTheirPrices }),
      translated({
        path: "/order",
        label: m.pages_orderFood,
        text: m.pages_linkOrder,
      }),
      translated({ path: "/delivery", label: m.shared_delivery, text: m.pages_linkDelivery }),
      translated({
        path: "/takeaway",
        label: m.pages_takeaway,
        text: m.pages_linkTakeaway,
      }),
      translated({ path: "/reviews", label: m.shared_reviews, text: m.pages_whatGuestsSay }),
    ],
  }),
  translated({
    title: m.shared_celebrate,
    pages: [
      translated({
        path: "/catering",
        label: m.shared_catering,
        text: m.pages_linkCatering,
      }),
      translated({
        path: "/catering/days",
        label: m.shared_openDates,
        text: m.pages_linkCalendar,
      }),
      translated({
        path: "/corporate",
        label: m.pages_corporate,
        text: m.pages_linkCorporate,
      }),
      translated({
        path: "/wedding",
        label: m.pages_wedding,
        text: m.pages_forMehendiSangeetAndReception,
      }),
    ],
  }),
  translated({
    title: m.shared_theStall,
    pages: [
      translated({ path: "/about", label: m.shared_about, text: m.pages_linkAbout }),
      translated({ path: "/blog", label: m.shared_blog, text: m.pages_linkBlog }),
      translated({ path: "/contact", label: m.shared_contact, text: m.pages_linkContact }),
      translated({ path: "/faqs", label: m.pages_faqs, text: m.pages_linkFaqs }),
    ],
  }),
  translated({
    title: m.pages_smallPrint,
    pages: [
      translated({ path: "/privacy", label: m.pages_privacy, text: m.pages_linkPrivacy }),
      translated({ path: "/terms", label: m.shared_terms, text: m.pages_linkTerms }),
      translated({ path: "/sitemap", label: m.pages_sitemap, text: m.pages_thisList }),
      translated({
        path: "/preferences",
        label: m.shared_preferences,
        text: m.pages_lightOrDarkLanguageCurrency,
      }),
    ],
  }),
];

/** Pages about logging in and accounts. */
export const accountPages: readonly PublicPage[] = [
  translated({ path: "/login", label: m.shared_login, text: m.pages_logInToYourAccount }),
  translated({ path: "/register", label: m.pages_register, text: m.shared_createAnAccount }),
  translated({ path: "/cart", label: m.shared_cart, text: m.pages_linkCart }),
  translated({ path: "/checkout", label: m.shared_checkout, text: m.pages_placeYourOrder }),
  translated({ path: "/my-orders", label: m.shared_myOrders, text: m.pages_linkMyOrders }),
  translated({ path: "/my-events", label: m.shared_myEvents, text: m.pages_yourCateringBookings }),
  translated({ path: "/wishlist", label: m.shared_wishlist, text: m.pages_whatYouLiked }),
  translated({ path: "/profile", label: m.shared_profile, text: m.pages_yourNamePhoneAndAddress }),
];
