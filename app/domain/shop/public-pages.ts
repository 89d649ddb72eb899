import { m } from "#messages";

export type PublicPage = { path: string; label: string; text: string };
export type PageGroup = { title: string; pages: readonly PublicPage[] };

/** The public pages, as the sitemap lists them. */
export const publicPages: readonly PageGroup[] = [
  {
    get title() {
      return m.shared_eat();
    },
    pages: [
      {
        path: "/",
        get label() {
          return m.shared_home();
        },
        get text() {
          return m.pages_whoWeAreAndWhat();
        },
      },
      {
        path: "/menu",
        get label() {
          return m.shared_menu();
        },
        get text() {
          return m.pages_allDishesWithTheirPrices();
        },
      },
      {
        path: "/order",
        get label() {
          return m.shared_order();
        },
        get text() {
          return m.pages_deliveryOrTakeawayAndWhether();
        },
      },
      {
        path: "/delivery",
        get label() {
          return m.shared_delivery();
        },
        get text() {
          return m.pages_whatItCostsHowLong();
        },
      },
      {
        path: "/takeaway",
        get label() {
          return m.pages_takeaway();
        },
        get text() {
          return m.pages_orderAheadAndSkipThe();
        },
      },
      {
        path: "/reviews",
        get label() {
          return m.shared_reviews();
        },
        get text() {
          return m.pages_whatGuestsSay();
        },
      },
    ],
  },
  {
    get title() {
      return m.shared_celebrate();
    },
    pages: [
      {
        path: "/catering",
        get label() {
          return m.shared_catering();
        },
        get text() {
          return m.pages_bookAChaatCounterFor();
        },
      },
      {
        path: "/catering/days",
        get label() {
          return m.shared_openDates();
        },
        get text() {
          return m.pages_daysWeCanStillCater();
        },
      },
      {
        path: "/corporate",
        get label() {
          return m.pages_corporate();
        },
        get text() {
          return m.pages_forOfficesFromAStand();
        },
      },
      {
        path: "/wedding",
        get label() {
          return m.pages_wedding();
        },
        get text() {
          return m.pages_forMehendiSangeetAndReception();
        },
      },
    ],
  },
  {
    get title() {
      return m.shared_theStall();
    },
    pages: [
      {
        path: "/about",
        get label() {
          return m.shared_about();
        },
        get text() {
          return m.pages_ourStoryOurValuesAnd();
        },
      },
      {
        path: "/blog",
        get label() {
          return m.shared_blog();
        },
        get text() {
          return m.pages_recipesCultureAndNewsFrom();
        },
      },
      {
        path: "/contact",
        get label() {
          return m.shared_contact();
        },
        get text() {
          return m.pages_writeToUsCallUs();
        },
      },
      {
        path: "/faqs",
        get label() {
          return m.pages_faqs();
        },
        get text() {
          return m.pages_questionsWeAreAskedEvery();
        },
      },
    ],
  },
  {
    get title() {
      return m.pages_smallPrint();
    },
    pages: [
      {
        path: "/privacy",
        get label() {
          return m.pages_privacy();
        },
        get text() {
          return m.pages_whatWeKeepAboutYou();
        },
      },
      {
        path: "/terms",
        get label() {
          return m.shared_terms();
        },
        get text() {
          return m.pages_theRulesForOrderingAnd();
        },
      },
      {
        path: "/sitemap",
        get label() {
          return m.pages_sitemap();
        },
        get text() {
          return m.pages_thisList();
        },
      },
      {
        path: "/preferences",
        get label() {
          return m.shared_preferences();
        },
        get text() {
          return m.pages_lightOrDarkLanguageCurrency();
        },
      },
    ],
  },
];

/** Pages about logging in and accounts. */
export const accountPages: readonly PublicPage[] = [
  {
    path: "/login",
    get label() {
      return m.shared_login();
    },
    get text() {
      return m.pages_logInToYourAccount();
    },
  },
  {
    path: "/register",
    get label() {
      return m.pages_register();
    },
    get text() {
      return m.shared_createAnAccount();
    },
  },
  {
    path: "/cart",
    get label() {
      return m.shared_cart();
    },
    get text() {
      return m.pages_whatYouHaveChosenSo();
    },
  },
  {
    path: "/checkout",
    get label() {
      return m.shared_checkout();
    },
    get text() {
      return m.pages_placeYourOrder();
    },
  },
  {
    path: "/my-orders",
    get label() {
      return m.shared_myOrders();
    },
    get text() {
      return m.pages_followAnOrderOrOrder();
    },
  },
  {
    path: "/my-events",
    get label() {
      return m.shared_myEvents();
    },
    get text() {
      return m.pages_yourCateringBookings();
    },
  },
  {
    path: "/wishlist",
    get label() {
      return m.shared_wishlist();
    },
    get text() {
      return m.pages_whatYouLiked();
    },
  },
  {
    path: "/profile",
    get label() {
      return m.shared_profile();
    },
    get text() {
      return m.pages_yourNamePhoneAndAddress();
    },
  },
];
