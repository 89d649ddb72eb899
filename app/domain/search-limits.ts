/** Nobody looks for anything with more characters than this. */
export const MAX_SEARCH_LENGTH = 100;
