import { m } from "#messages";

export const MIN_PASSWORD_LENGTH = 6;
export const MIN_STAFF_PASSWORD_LENGTH = 12;

export const weakPasswordAdvice = () => m.account_yourPasswordIsEasyTo();
