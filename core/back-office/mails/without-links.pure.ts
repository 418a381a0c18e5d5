const LINK = /(https?:\/\/[^\s/?#]+)[/?#][^\s<>"]+/gi;

/** A text without what its links lead to, for a link of a mail can be the key to an account. */
export const withoutLinks = (text: string): string => text.replaceAll(LINK, '$1/…');
