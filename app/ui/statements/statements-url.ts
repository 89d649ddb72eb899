export const STATEMENTS = "/admin/statements";
