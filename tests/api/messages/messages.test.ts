import { describe, expect, test } from "vitest";
import { FAILURE_HEADER } from "#app/http/form/failure-header.ts";
import {
  type FormFields,
  type FormReply,
  type FormVisitor,
  withFiles,
} from "#tests/support/http/form.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import {
  checkOutByForm,
  customerWith,
  filledCheckout,
  putInCart,
  typedAtCheckout,
} from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { starterFields } from "#tests/support/records/options.ts";
import { anyPerson, registerCustomer } from "#tests/support/records/people.ts";
import { shopReview } from "#tests/support/records/reviews.ts";
import { loggedFailure } from "#tests/support/shop/logged-failure.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

/** A visitor and valid fields for a form. */
type Submission = { visitor: FormVisitor; fields: FormFields };

const validSubmissions = {
  async "/login"(): Promise<Submission> {
    const { email, password } = await registerCustomer(shop.api);
    return { visitor: shop.visitor(), fields: { email, password } };
  },
  async "/register"(): Promise<Submission> {
    const { name, email, password } = anyPerson();
    return {
      visitor: shop.visitor(),
      fields: { name, email, password, confirmPassword: password, phone: "", address: "" },
    };
  },
  async "/profile?edit"(): Promise<Submission> {
    const { visitor } = await customerWith(shop);
    return { visitor, fields: { name: "Asha", phone: "", address: "" } };
  },
  async "/checkout"(): Promise<Submission> {
    const { visitor } = await customerWith(shop, [addDish(shop.database)]);
    return { visitor, fields: await filledCheckout(visitor) };
  },
};
type Screen = keyof typeof validSubmissions;

const emailMissing = "Email is required";
const emailInvalid = "Please enter a valid email";
const phoneInvalid = "Please enter a valid phone number";
const passwordTooShort = "Password must be at least 6 characters";
const missing = (fields: string) => `Please fill in all required fields: ${fields}`;

type Refusal = [screen: Screen, typed: FormFields, message: string];

const refusals: Refusal[] = [
  ["/login", { email: "" }, emailMissing],
  ["/login", { email: "asha" }, emailInvalid],
  ["/login", { password: "" }, "Password is required"],
  ["/login", { password: "12345" }, passwordTooShort],
  ["/login", { password: "not the password" }, "Invalid email or password"],
  ["/login", { email: "nobody@chatpata.test" }, "Invalid email or password"],
  ["/register", { name: "" }, "Name is required"],
  ["/register", { email: "" }, emailMissing],
  ["/register", { password: "", confirmPassword: "" }, "Password is required"],
  ["/register", { password: "12345", confirmPassword: "12345" }, passwordTooShort],
  ["/register", { confirmPassword: "" }, "Please confirm your password"],
  ["/register", { confirmPassword: "another one" }, "Passwords do not match"],
  ["/register", { phone: "0982 201 234" }, phoneInvalid],
  ["/profile?edit", { name: "" }, "Name is required"],
  ["/profile?edit", { name: "A" }, "Name must be at least 2 characters"],
  ["/profile?edit", { phone: "0123" }, phoneInvalid],
  ["/checkout", { firstName: "" }, missing("firstName")],
  ["/checkout", { lastName: " " }, missing("lastName")],
  ["/checkout", { email: "" }, missing("email")],
  ["/checkout", { phone: "" }, missing("phone")],
  ["/checkout", { address: "" }, missing("address")],
  ["/checkout", { city: "" }, missing("city")],
  ["/checkout", { pincode: "" }, missing("pincode")],
  ["/checkout", { pincode: "", firstName: "" }, missing("firstName, pincode")],
  [
    "/checkout",
    Object.fromEntries(Object.keys(typedAtCheckout).map((field) => [field, ""])),
    missing("firstName, lastName, email, phone, address, city, pincode"),
  ],
  [
    "/checkout",
    { deliveryType: "pickup", address: "", city: "", pincode: "" },
    missing("address, city, pincode"),
  ],
  ["/checkout", { email: "asha" }, emailInvalid],
  ["/checkout", { phone: "0123" }, phoneInvalid],
  ["/checkout", { pincode: "41103" }, "Pincode must be 6 digits"],
  ["/checkout", { pincode: "041103" }, "Pincode must be 6 digits"],
  ["/checkout", { deliveryType: "drone" }, "Choose delivery or pickup"],
  ["/checkout", { paymentMethod: "shells" }, "Choose cash, UPI or card"],
];

function retained(fields: FormFields): FormFields {
  const { password: _, confirmPassword: __, orderKey: ___, returnTo: ____, ...rest } = fields;
  return rest;
}

describe("a rejected form shows an error message and keeps the input", () => {
  // A rejected form changes nothing, so the next can be filled in from the same page.
  const opened: Partial<Record<Screen, Submission>> = {};

  test.each(refusals)("%s %j: %s", async (screen, typed, message) => {
    opened[screen] ??= await validSubmissions[screen]();
    const { visitor, fields } = opened[screen];
    const sent = { ...fields, ...typed };

    const refused = await visitor.postForm(screen, sent);

    expect(refused.status).toBe(message === "Invalid email or password" ? 401 : 400);
    expect(refused.visibleText).toContain(` ${message} `);
    expect(refused.text).toMatch(/<title>Error: /);
    expect(refused.text).toMatch(/role="alert"/);
    const form = refused.form(screen);
    const choices = ["deliveryType", "paymentMethod"].filter((name) => name in typed);
    for (const [name, value] of Object.entries(retained(sent))) {
      // An invalid choice leaves no option selected.
      if (!choices.includes(name)) expect(form[name], name).toBe(value);
    }
    expect(form.password ?? "").toBe("");
    expect(form.confirmPassword ?? "").toBe("");
  });
});

test.each([
  ["", emailMissing],
  ["asha", emailInvalid],
])("the newsletter refuses %j: %s", async (email, message) => {
  const visitor = shop.visitor();

  const fields = { email, returnTo: "/menu" };
  const refused = await visitor.postForm("/newsletter/subscriptions", fields);

  expect(refused.status).toBe(400);
  expect(refused.visibleText).toContain(` ${message} `);
  expect(refused.text).toContain(`value="${email}"`);
});

test("an error is shown at its field and in a summary that links to the field", async () => {
  const { visitor, fields } = await validSubmissions["/checkout"]();

  const { text } = await visitor.postForm("/checkout", { ...fields, city: "" });

  expect(text).toContain('<a href="#checkout-city">Enter your city</a>');
  const input = /<input[^>]*id="checkout-city"[^>]*>/.exec(text)?.[0] ?? "";
  expect(input).toContain('aria-invalid="true"');
  const error = /aria-describedby="([^" ]*error[^" ]*)"/.exec(input)?.[1];
  expect(error).toBeTruthy();
  const atField = new RegExp(`<p id="${error}"[^>]*>(.*?)</p>`, "s").exec(text)?.[1] ?? "";
  expect(visibleText(atField)).toContain("Enter your city");
});

test.each<[FormFields, string]>([
  [{ city: "" }, "1 field is missing Enter your city"],
  [{ city: "", pincode: " " }, "2 fields are missing Enter your city Enter your pincode"],
  [{ city: "", pincode: "41" }, "Please check 2 fields Enter your city Pincode must be 6 digits"],
])("the error summary for %j says: %s", async (typed, summary) => {
  const { visitor, fields } = await validSubmissions["/checkout"]();

  const refused = await visitor.postForm("/checkout", { ...fields, ...typed });

  expect(refused.visibleText).toContain(summary);
});

describe("values at the limits are accepted", () => {
  test.each<[Screen, FormFields]>([
    ["/profile?edit", { name: "Al", phone: "+91 98220 12345" }],
    ["/checkout", { deliveryType: "pickup" }],
    ["/checkout", { pincode: " 411030 " }],
  ])("%s %j", async (screen, typed) => {
    const { visitor, fields } = await validSubmissions[screen]();

    const reply = await visitor.postForm(screen, { ...fields, ...typed });

    expect([302, 303], reply.text).toContain(reply.status);
  });
});

type Action = () => Promise<{
  visitor: FormVisitor;
  reply: FormReply;
  path: string;
  message: string;
}>;

async function send(screen: Screen) {
  const { visitor, fields } = await validSubmissions[screen]();
  return { visitor, reply: await visitor.postForm(screen, fields) };
}

const actions: Record<string, Action> = {
  "logging in": async () => ({ ...(await send("/login")), path: "/", message: "Welcome back!" }),
  registering: async () => ({
    ...(await send("/register")),
    path: "/",
    message: "Account created successfully!",
  }),
  "signing out": async () => {
    const { visitor } = await customerWith(shop);
    const reply = await visitor.postForm("/logout");
    return { visitor, reply, path: "/", message: "Logged out successfully" };
  },
  "saving the profile": async () => ({
    ...(await send("/profile?edit")),
    path: "/profile",
    message: "Profile updated successfully!",
  }),
  "registering with a password that is easy to guess": async () => {
    const visitor = shop.visitor();
    const fields = { ...anyPerson(), password: "123456", confirmPassword: "123456" };
    const reply = await visitor.postForm("/register", fields);
    return { visitor, reply, path: "/", message: "Account created successfully!" };
  },
  "checking out as a guest": async () => {
    const visitor = shop.visitor();
    await putInCart(visitor, addDish(shop.database));
    const reply = await visitor.postForm("/checkout", await filledCheckout(visitor));
    const path = "/login?returnTo=%2Fcheckout";
    return { visitor, reply, path, message: "Please log in to place an order" };
  },
  ordering: async () => {
    const { visitor, reply } = await send("/checkout");
    const path = expect.stringMatching(/^\/order-confirmation\?order=CP-/);
    return { visitor, reply, path, message: "Order placed successfully!" };
  },
  reordering: async () => {
    const { visitor } = await customerWith(shop, [addDish(shop.database)]);
    const reply = await visitor.postForm(`/my-orders/${await checkOutByForm(visitor)}/reorder`);
    return { visitor, reply, path: "/cart", message: "Order items added to cart!" };
  },
  "signing up for the newsletter": async () => {
    const visitor = shop.visitor();
    const fields = { email: anyPerson().email, returnTo: "/menu" };
    return {
      visitor,
      reply: await visitor.postForm("/newsletter/subscriptions", fields),
      path: "/menu",
      message: "You have subscribed. See you at the stall!",
    };
  },
};

test.each(Object.entries(actions))("after %s, a message is shown once", async (_, act) => {
  const { visitor, reply, path, message } = await act();

  expect([302, 303]).toContain(reply.status);
  expect(reply.location?.replace(/#.*/, "")).toEqual(path);
  expect((await visitor.follow(reply)).visibleText).toContain(` ${message} `);
  expect((await visitor.follow(reply)).visibleText).not.toContain(` ${message} `);
});

describe("the texts of a page", () => {
  test.each<[path: string, texts: string[]]>([
    [
      "/cart",
      [
        "Free delivery on orders above ₹200",
        "Estimated delivery: 30-45 minutes",
        "You May Also Like",
        "Customized",
        "Clear Cart",
        "Proceed to Checkout",
      ],
    ],
    ["/checkout", ["Secure Checkout", "Back to Cart", "30-45 minutes", "Update total"]],
    ["/checkout", ["For pickup, we only print it on the bill."]],
    ["/catering", ["One price, agreed up front", "See open dates"]],
    ["/catering/days", ["The small number is how many guests we can still serve."]],
    ["/order", ["How it works"]],
    ["/contact", ["Quick links"]],
    // Before the first review.
    ["/reviews", ["Overall rating", "4+", "Featured", "Verified"]],
    ["/preferences", ["Saved on this device only."]],
    ["/my-orders", ["All Orders", "Pending", "Preparing", "Delivered"]],
    ["/profile", ["Active", "Customer", "Member since", "Sign Out"]],
  ])("are shown: %s", async (path, texts) => {
    const { visitor } = await customerWith(shop);
    await putInCart(visitor, addDish(shop.database), starterFields("hot"));

    const page = await visitor.read(path);

    for (const text of texts) expect(page).toContain(text);
  });

  test("say when no dish can be recommended", async () => {
    const visitor = shop.visitor();
    await putInCart(visitor, addDish(shop.database));
    const sentence = "No recommended products available at the moment.";
    expect(await visitor.read("/cart")).not.toContain(sentence);
    shop.database.change("update products set is_available = 0 where is_available = 1");

    const page = await visitor.read("/cart");

    shop.database.change("update products set is_available = 1");
    expect(page).toContain(sentence);
  });

  test("include the cart when the recommended dishes cannot be read", async () => {
    const visitor = shop.visitor();
    const inCart = addDish(shop.database);
    await putInCart(visitor, inCart);
    const ingredients = shop.database.rows("select id, ingredients from products");
    shop.database.change("update products set ingredients = '{' where id <> ?", inCart.id);

    const page = await visitor.get("/cart");

    for (const { id, ingredients: stored } of ingredients) {
      shop.database.change(
        "update products set ingredients = ? where id = ?",
        String(stored),
        String(id),
      );
    }
    expect(page.status).toBe(200);
    expect(page.visibleText).toContain(inCart.name);
    expect(page.visibleText).toContain("No recommended products available at the moment.");
    await expect.poll(() => shop.server.takeUnexpectedErrors().join()).toContain("JSON");
  });
});

describe("after an error, the page says what failed without internal details", () => {
  const failures: [screen: Screen, table: string, change: string, message: string][] = [
    ["/login", "sessions", "insert", "Login failed"],
    ["/register", "users", "insert", "Registration failed"],
    ["/profile?edit", "users", "update", "Update failed"],
    ["/checkout", "orders", "insert", "Failed to place order. Please try again."],
  ];

  test.each(failures)("%s (%s cannot be written)", async (screen, table, change, message) => {
    const { visitor, fields } = await validSubmissions[screen]();
    // Simulates a disk error.
    shop.database.change(
      `create trigger broken before ${change} on ${table} begin select raise(abort, 'disk I/O'); end`,
    );

    const headers = { referer: shop.server.baseUrl + screen };
    const failed = await visitor.postForm(screen, fields, { headers });
    const logged = await loggedFailure(shop.server);
    const byScript = await visitor.postForm(screen.replace(/$|(?=\?)/, ".data"), fields);
    await loggedFailure(shop.server);

    shop.database.change("drop trigger broken");
    expect(failed.status).toBe(500);
    expect(failed.visibleText).toContain(` ${message} `);
    expect(decodeURIComponent(byScript.headers.get(FAILURE_HEADER) ?? "")).toBe(message);
    const typed = retained(fields);
    if (screen !== "/profile?edit") expect(failed.form(screen)).toMatchObject(typed);
    expect(failed.text).not.toContain("disk I/O");
    expect(logged).toContain("disk I/O");
    if (screen === "/checkout") {
      const again = await visitor.formOn("/checkout");
      expect(again).toMatchObject(retained(fields));
    }
    expect([302, 303]).toContain((await visitor.postForm(screen, fields)).status);
  });

  test("/my-orders: Failed to load orders", async () => {
    const { visitor, user } = await customerWith(shop, [addDish(shop.database)]);
    await checkOutByForm(visitor);
    shop.database.change(
      `update order_items set options = '{' where order_id in (select id from orders where user_id = ?)`,
      user.id,
    );

    const failed = await visitor.get("/my-orders");

    expect(failed.status).toBe(500);
    expect(failed.visibleText).toContain("Failed to load orders");
    expect(failed.text).not.toContain("in JSON at position");
    expect(await loggedFailure(shop.server)).toContain("in JSON at position");
  });
});

describe("the summary of a form that was filled in wrong", () => {
  const register = "/register";
  const person = () => {
    const { password, ...rest } = anyPerson();
    return { ...rest, password, confirmPassword: password };
  };
  const summaryOf = (text: string) =>
    visibleText(/<div[^>]*error-summary.*?<\/ul>/s.exec(text)?.[0] ?? "");

  test("speaks of wrong passwords, not of missing ones", async () => {
    const shopper = await registerCustomer(shop.api);
    const visitor = await shop.signedIn(shopper);
    const password = "a new passphrase 7";
    const wrong = { currentPassword: "not this one", password, confirmPassword: password };
    const refused = await visitor.postForm("/profile/password", wrong);
    expect(summaryOf(refused.text)).toContain("Please check 1 field");
    const unequal = { ...person(), confirmPassword: "another one" };
    const unlike = await shop.visitor().postForm(register, unequal);
    expect(summaryOf(unlike.text)).toContain("Please check 1 field");
    const missing = await shop.visitor().postForm(register, { ...person(), confirmPassword: "" });
    expect(summaryOf(missing.text)).toContain("1 field is missing");
  });

  test("speaks of a refused picture, not of a missing one", async () => {
    const visitor = await shop.signedIn(await registerCustomer(shop.api));
    const note = { name: "note.png", bytes: Buffer.from("no picture") };
    const form = withFiles({ ...shopReview, rating: "5" }, "images", [note]);
    const refused = await visitor.postForm("/reviews/new", form);
    expect(refused.status).toBe(400);
    expect(summaryOf(refused.text)).toContain("Please check 1 field");
  });
});
