import { m } from "#messages";
import { translated } from "../language/translated.ts";

type PublicPage = { path: string; label: string; text: string };
type PageGroup = { title: string; pages: readonly PublicPage[] };

const page = (path: string, label: () => string, text: () => string): PublicPage =>
  translated({ path, label, text });

/** The public pages in the order of the sitemap. */
export const publicPages: readonly PageGroup[] = [
  translated({
    title: m.shared_eat,
    pages: [
      page("/", m.shared_home, m.pages_linkHome),
      page("/menu", m.shared_menu, m.pages_allDishesWithTheirPrices),
      page("/order", m.pages_orderFood, m.pages_linkOrder),
      page("/delivery", m.shared_delivery, m.pages_linkDelivery),
      page("/takeaway", m.pages_takeaway, m.pages_linkTakeaway),
      page("/reviews", m.shared_reviews, m.pages_whatGuestsSay),
    ],
  }),
  translated({
    title: m.shared_celebrate,
    pages: [
      page("/catering", m.shared_catering, m.pages_linkCatering),
      page("/catering/days", m.shared_openDates, m.pages_linkCalendar),
      page("/corporate", m.pages_corporate, m.pages_linkCorporate),
      page("/wedding", m.pages_wedding, m.pages_forMehendiSangeetAndReception),
    ],
  }),
  translated({
    title: m.shared_theStall,
    pages: [
      page("/about", m.shared_about, m.pages_linkAbout),
      page("/blog", m.shared_blog, m.pages_linkBlog),
      page("/contact", m.shared_contact, m.pages_linkContact),
      page("/faqs", m.pages_faqs, m.pages_linkFaqs),
    ],
  }),
  translated({
    title: m.pages_smallPrint,
    pages: [
      page("/privacy", m.pages_privacy, m.pages_linkPrivacy),
      page("/terms", m.shared_terms, m.pages_linkTerms),
      page("/sitemap", m.pages_sitemap, m.pages_thisList),
      page("/preferences", m.shared_preferences, m.pages_lightOrDarkLanguageCurrency),
    ],
  }),
];

/** Pages about logging in and accounts. */
export const accountPages: readonly PublicPage[] = [
  page("/login", m.shared_login, m.pages_logInToYourAccount),
  page("/register", m.pages_register, m.shared_createAnAccount),
  page("/cart", m.shared_cart, m.pages_linkCart),
  page("/checkout", m.shared_checkout, m.pages_placeYourOrder),
  page("/my-orders", m.shared_myOrders, m.pages_linkMyOrders),
  page("/my-events", m.shared_myEvents, m.pages_yourCateringBookings),
  page("/wishlist", m.shared_wishlist, m.pages_whatYouLiked),
  page("/profile", m.shared_profile, m.pages_yourNamePhoneAndAddress),
];
