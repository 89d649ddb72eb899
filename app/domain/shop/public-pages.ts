export type PublicPage = { path: string; label: string; text: string };
export type PageGroup = { title: string; pages: readonly PublicPage[] };

/** The public pages, as the sitemap lists them. */
export const publicPages: readonly PageGroup[] = [
  {
    title: "Eat",
    pages: [
      { path: "/", label: "Home", text: "Who we are and what is good today" },
      { path: "/menu", label: "Menu", text: "All dishes with their prices" },
      { path: "/order", label: "Order", text: "Delivery or takeaway, and whether we are open" },
      {
        path: "/delivery",
        label: "Delivery",
        text: "What it costs, how long it takes, where we go",
      },
      { path: "/takeaway", label: "Takeaway", text: "Order ahead and skip the queue" },
      { path: "/reviews", label: "Reviews", text: "What guests say" },
    ],
  },
  {
    title: "Celebrate",
    pages: [
      { path: "/catering", label: "Catering", text: "Book a chaat counter for your event" },
      {
        path: "/catering/days",
        label: "Open dates",
        text: "Days we can still cater, and for how many guests",
      },
      {
        path: "/corporate",
        label: "Corporate",
        text: "For offices, from a stand-up to an annual day",
      },
      { path: "/wedding", label: "Wedding", text: "For mehendi, sangeet and reception" },
    ],
  },
  {
    title: "The stall",
    pages: [
      {
        path: "/about",
        label: "About",
        text: "Our story, our values and the people behind the counter",
      },
      { path: "/blog", label: "Blog", text: "Recipes, culture and news from the kitchen" },
      { path: "/contact", label: "Contact", text: "Write to us, call us, find us" },
      { path: "/faqs", label: "FAQs", text: "Questions we are asked every day" },
    ],
  },
  {
    title: "Small print",
    pages: [
      { path: "/privacy", label: "Privacy", text: "What we keep about you, and what we do not" },
      { path: "/terms", label: "Terms", text: "The rules for ordering and booking" },
      { path: "/sitemap", label: "Sitemap", text: "This list" },
      { path: "/preferences", label: "Preferences", text: "Light or dark, language, currency" },
    ],
  },
];

/** Pages about logging in and accounts. */
export const accountPages: readonly PublicPage[] = [
  { path: "/login", label: "Login", text: "Log in to your account" },
  { path: "/register", label: "Register", text: "Create an account" },
  { path: "/cart", label: "Cart", text: "What you have chosen so far" },
  { path: "/checkout", label: "Checkout", text: "Place your order" },
  { path: "/my-orders", label: "My Orders", text: "Follow an order, or order it again" },
  { path: "/my-events", label: "My Events", text: "Your catering bookings" },
  { path: "/wishlist", label: "Wishlist", text: "What you liked" },
  { path: "/profile", label: "Profile", text: "Your name, phone and address" },
];
