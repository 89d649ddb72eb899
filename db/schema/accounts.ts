import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { roles } from "#app/domain/access/roles.ts";
import { languages } from "#app/domain/language/language.ts";
import { belongsTo, createdAt, flag, id, instant, publicId, seq } from "./columns.ts";

/** Customers and the people who work in the shop. */
export const users = sqliteTable(
  "users",
  {
    seq: seq(),
    id: publicId(),
    /** In lower case; the person's id if there is no address. */
    email: text().notNull().unique(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    role: text({ enum: roles }).notNull().default("customer"),
    phone: text().notNull().default(""),
    address: text().notNull().default(""),
    /** The language chosen last; null if none was chosen. */
    language: text({ enum: languages }),
    /** The hash of the PIN for switching to this person on the shop's devices; null if they have none. */
    pinHash: text(),
    /** Consecutive wrong PINs, on all devices together. */
    wrongPins: integer().notNull().default(0),
    /** Until this time, even the right PIN is refused. */
    pinLockedUntil: instant(),
    isActive: integer({ mode: "boolean" }).notNull().default(true),
    /** Whether `verified_emails` contains the current address; maintained by triggers. */
    isEmailVerified: integer({ mode: "boolean" }).notNull().default(false),
    /** Decided when the password is set, because it cannot be derived from the hash. */
    hasWeakPassword: flag(),
    createdAt: createdAt(),
    lastLoginAt: instant(),
  },
  (t) => [
    index("users_by_role").on(t.role, t.seq),
    index("users_of_phone").on(sql`substr(replace(replace(phone, ' ', ''), '+', ''), -10)`),
    index("users_by_name").on(t.name, t.seq),
    index("users_by_last_login").on(t.lastLoginAt, t.seq),
    index("users_of_role_by_name").on(t.role, t.name, t.seq),
    index("users_of_role_by_email").on(t.role, t.email, t.seq),
    index("users_of_role_by_last_login").on(t.role, t.lastLoginAt, t.seq),
  ],
);

/** The delivery addresses of a customer's orders. */
export const addresses = sqliteTable(
  "addresses",
  {
    id: id(),
    userId: belongsTo(() => users.id),
    /** The customer's own name for it, such as "Home". */
    name: text().notNull().default(""),
    address: text().notNull(),
    city: text().notNull(),
    pincode: text().notNull(),
    usedAt: createdAt(),
  },
  (t) => [
    uniqueIndex("addresses_identity").on(t.userId, t.address, t.city, t.pincode),
    index("addresses_of_user").on(t.userId, t.usedAt),
  ],
);

/** A phone or tablet of the shop, on which staff switch by PIN. */
export const devices = sqliteTable("devices", {
  id: id(),
  /** SHA-256 of the token in its cookie. */
  tokenHash: text().notNull().unique(),
  name: text().notNull(),
  /** The prefix of order tokens that the device assigns itself. */
  letter: text().notNull().unique(),
  /** The last two times that it got the counter's menu; see docs/counter.md. */
  menuGivenAt: instant(),
  earlierMenuGivenAt: instant(),
  createdAt: createdAt(),
  lastSeenAt: createdAt(),
  /** The row stays, because orders refer to it. */
  removedAt: instant(),
});

export const sessions = sqliteTable(
  "sessions",
  {
    id: id(),
    /** SHA-256 of the token, so that a leaked database opens no session. */
    tokenHash: text().notNull().unique(),
    userId: belongsTo(() => users.id),
    userAgent: text().notNull().default(""),
    /**
     * The device on which a PIN opened the session, which ends when the device is removed; null
     * after a login with a password.
     */
    deviceId: text().references(() => devices.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index("sessions_of_user").on(t.userId, t.createdAt),
    index("sessions_by_expiry").on(t.expiresAt),
    index("sessions_of_device").on(t.deviceId).where(sql`device_id is not null`),
  ],
);

/** One-time tokens for setting a new password, stored as hashes. */
export const passwordResets = sqliteTable(
  "password_resets",
  {
    tokenHash: text().primaryKey(),
    userId: belongsTo(() => users.id),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    index("password_resets_of_user").on(t.userId),
    index("password_resets_by_expiry").on(t.expiresAt),
  ],
);

/** Email addresses that an account has proved to be its own. */
export const verifiedEmails = sqliteTable(
  "verified_emails",
  {
    userId: belongsTo(() => users.id),
    email: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.email] })],
);

/** One-time tokens that verify an email address for an account, stored as hashes. */
export const emailVerifications = sqliteTable(
  "email_verifications",
  {
    tokenHash: text().primaryKey(),
    userId: belongsTo(() => users.id),
    email: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index("email_verifications_of_user").on(t.userId, t.email),
    index("email_verifications_by_expiry").on(t.expiresAt),
  ],
);

/** A secret shared with an authenticator app, from which both compute the codes. */
export const secondFactors = sqliteTable("second_factors", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** In base32. */
  secret: text().notNull(),
  createdAt: createdAt(),
  /** Null until the first code proves that the app has the secret. */
  confirmedAt: instant(),
  /** The time step of the last accepted code, so that no code works twice. */
  lastStep: integer().notNull().default(0),
});

/** Each replaces one code of the app; used ones are deleted. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    codeHash: text().primaryKey(),
    userId: belongsTo(() => users.id),
  },
  (t) => [index("recovery_codes_of_user").on(t.userId)],
);

/** The sign-in log: logins, failed attempts, and changes of passwords and second factors. */
export const signIns = sqliteTable(
  "sign_ins",
  {
    seq: seq(),
    kind: text({
      enum: [
        "signed_in",
        "wrong_password",
        "wrong_code",
        "recovery_code_used",
        "password_changed",
        "password_reset",
        "second_factor_on",
        "second_factor_off",
        "pin_used",
        "wrong_pin",
        "signed_out",
        "device_added",
      ],
    }).notNull(),
    /** Null if no account has the typed email address. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    clientIp: text().notNull(),
    /** The shop device on which somebody signed in or out; null elsewhere, and for failed attempts. */
    deviceId: text().references(() => devices.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    index("sign_ins_of_user").on(t.userId, t.seq),
    index("sign_ins_by_age").on(t.createdAt),
    index("sign_ins_on_device").on(t.deviceId, t.seq).where(sql`device_id is not null`),
  ],
);
