/**
 * What a server of somebody else has said, as it can be kept and shown: in one line, without what no
 * database takes, and no longer than so much.
 */
export const toldText = (text: string, most: number): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();
