import { index, layout, prefix, type RouteConfig, route } from "@remix-run/route-config";

export default [
  layout("screens/shell/shop-layout.tsx", { id: "shop" }, [
    index("screens/home/home.tsx"),
    route("menu", "screens/menu/menu.tsx"),

    route("cart", "screens/cart/cart.tsx"),
    route("cart/lines/:lineId", "screens/cart/cart-line.tsx"),

    route("login", "screens/account/login.tsx"),
    route("register", "screens/account/register.tsx"),
    route("profile", "screens/account/profile.tsx"),

    route("checkout", "screens/checkout/checkout.tsx"),
    route("order-confirmation", "screens/checkout/order-confirmation.tsx"),
    route("my-orders", "screens/orders/my-orders.tsx"),
    route("my-orders/:orderNumber/cancellation", "screens/orders/order-cancellation.tsx"),

    route("reviews", "screens/reviews/reviews.tsx"),
    route("reviews/new", "screens/reviews/new-review.tsx"),
    route("wishlist", "screens/wishlist/wishlist.tsx"),

    route("blog", "screens/blog/blog.tsx"),
    route("blog/:slug", "screens/blog/post.tsx"),

    route("catering", "screens/catering/catering.tsx"),
    route("my-events", "screens/catering/my-events.tsx"),

    route("about", "screens/pages/about.tsx"),
    route("contact", "screens/pages/contact.tsx"),
    route("faqs", "screens/pages/faqs.tsx"),
    route("order", "screens/pages/order.tsx"),
    route("delivery", "screens/pages/delivery.tsx"),
    route("takeaway", "screens/pages/takeaway.tsx"),
    route("corporate", "screens/pages/corporate.tsx"),
    route("wedding", "screens/pages/wedding.tsx"),
    route("privacy", "screens/pages/privacy.tsx"),
    route("terms", "screens/pages/terms.tsx"),
    route("sitemap", "screens/pages/sitemap.tsx"),

    route("newsletter/subscriptions", "screens/shell/newsletter-subscriptions.tsx"),
    // The components in all their states, for whoever works on them.
    ...(process.env.NODE_ENV === "production"
      ? []
      : [route("design", "screens/design/design.tsx")]),
    route("*", "screens/shell/not-found.tsx"),
  ]),

  layout("screens/shell/admin-layout.tsx", { id: "admin" }, [
    route("admin", "screens/admin/dashboard.tsx"),
    route("admin/orders", "screens/admin/orders.tsx"),
    route("admin/orders/:orderId/cancellation", "screens/admin/order-cancellation.tsx"),
  ]),

  // Addresses that people or machines know from elsewhere.
  route("home", "screens/pages/moved.ts", { id: "moved-home" }),
  route("order-online", "screens/pages/moved.ts", { id: "moved-order-online" }),
  route("sitemap.xml", "screens/pages/sitemap-xml.ts"),
  route("robots.txt", "screens/pages/robots-txt.ts"),
  route("manifest.webmanifest", "screens/pages/manifest.ts"),

  // Forms that end in a redirect: a noun each, no page of their own.
  route("blog/:slug/likes", "screens/blog/post-likes.ts"),
  route("blog/:slug/likes/removal", "screens/blog/post-like-removal.ts"),
  route("blog/:slug/saves", "screens/blog/post-saves.ts"),
  route("blog/:slug/saves/removal", "screens/blog/post-save-removal.ts"),
  route("cart/lines", "screens/cart/cart-lines.ts"),
  route("cart/lines/:lineId/quantity", "screens/cart/cart-line-quantity.ts"),
  route("cart/lines/:lineId/removal", "screens/cart/cart-line-removal.ts"),
  route("cart/clearance", "screens/cart/cart-clearance.ts"),
  route("logout", "screens/account/logout.ts"),
  route("my-orders/:orderNumber/reorder", "screens/orders/reorder.ts"),
  route("reviews/:reviewId/votes", "screens/reviews/review-votes.ts"),
  route("wishlist/dishes", "screens/wishlist/wishlist-dishes.ts"),
  route("wishlist/dishes/removal", "screens/wishlist/wishlist-dish-removal.ts"),
  route("wishlist/posts/removal", "screens/wishlist/wishlist-post-removal.ts"),
  route("wishlist/reviews/removal", "screens/wishlist/wishlist-review-removal.ts"),
  route("preferences", "screens/shell/preferences.ts"),
  route("admin/orders/:orderId/status", "screens/admin/order-status.ts"),
  route("admin/orders/:orderId/payment", "screens/admin/order-payment.ts"),

  ...prefix("api", [
    route("auth/register", "api/auth-register.ts"),
    route("auth/login", "api/auth-login.ts"),
    route("auth/verify", "api/auth-verify.ts"),
    route("auth/profile", "api/auth-profile.ts"),
    route("auth/logout", "api/auth-logout.ts"),
    route("products", "api/products.ts"),
    route("products/:id", "api/product.ts"),
    route("blogs", "api/blogs.ts"),
    route("blogs/published", "api/blogs-published.ts"),
    route("blogs/categories", "api/blogs-categories.ts"),
    route("blogs/slug/:slug", "api/blogs-slug.ts"),
    route("blogs/:id", "api/blog.ts"),
    route("blogs/:id/like-status", "api/blog-like-status.ts"),
    route("blogs/:id/like", "api/blog-like.ts"),
    route("orders", "api/orders.ts"),
    route("orders/user", "api/orders-user.ts"),
    route("orders/stats/overview", "api/orders-stats.ts"),
    route("orders/:id", "api/order.ts"),
    route("orders/:id/status", "api/order-status.ts"),
    route("orders/:id/payment", "api/order-payment.ts"),
    route("reviews", "api/reviews.ts"),
    route("reviews/stats", "api/reviews-stats.ts"),
    route("reviews/:id/helpful", "api/review-helpful.ts"),
    route("*", "api/unknown.ts"),
  ]),
  route("images/:id/:width", "api/image.ts"),
  route("rss.xml", "screens/blog/rss.ts"),
  route("healthz", "api/health.ts"),
] satisfies RouteConfig;
