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

  // Forms that end in a redirect: a noun each, no page of their own.
  route("cart/lines", "screens/cart/cart-lines.ts"),
  route("cart/lines/:lineId/quantity", "screens/cart/cart-line-quantity.ts"),
  route("cart/lines/:lineId/removal", "screens/cart/cart-line-removal.ts"),
  route("cart/clearance", "screens/cart/cart-clearance.ts"),
  route("logout", "screens/account/logout.ts"),
  route("my-orders/:orderNumber/reorder", "screens/orders/reorder.ts"),
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
    route("orders", "api/orders.ts"),
    route("orders/user", "api/orders-user.ts"),
    route("orders/stats/overview", "api/orders-stats.ts"),
    route("orders/:id", "api/order.ts"),
    route("orders/:id/status", "api/order-status.ts"),
    route("orders/:id/payment", "api/order-payment.ts"),
    route("*", "api/unknown.ts"),
  ]),
  route("healthz", "api/health.ts"),
] satisfies RouteConfig;
