/** A text of another's as the database keeps it: without control characters and halves of pairs. */
export const plainText = (text: string, most = text.length): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, most)
    .toWellFormed();
