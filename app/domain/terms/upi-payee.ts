export type UpiPayee = { id: string; name: string };

/** `name@bank`. */
export const upiIdPattern = /^[\w.-]{2,}@[A-Za-z][\w.-]+$/;
