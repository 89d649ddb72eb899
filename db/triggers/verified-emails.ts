/** `users.is_email_verified`: whether the account's current address is one of its verified addresses. */

const isVerified = (user: string) =>
  `EXISTS (SELECT 1 FROM verified_emails WHERE user_id = ${user}.id AND email = ${user}.email)`;

export const verifiedEmailTriggers = [
  `CREATE TRIGGER verified_emails_insert AFTER INSERT ON verified_emails BEGIN
  UPDATE users SET is_email_verified = 1 WHERE id = new.user_id AND email = new.email;
END`,
  `CREATE TRIGGER verified_emails_change AFTER UPDATE OF email ON users BEGIN
  UPDATE users SET is_email_verified = ${isVerified("new")} WHERE id = new.id;
END`,
];

export const recheckVerifiedEmails = `
  UPDATE users SET is_email_verified = ${isVerified("users")}
  WHERE is_email_verified <> ${isVerified("users")};`;
