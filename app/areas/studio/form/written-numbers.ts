const NUMBER = /^[+-]?\d{1,17}(?:\.\d{1,12})?$/;

/** What somebody has typed as a number, with a point or a comma; undefined where it is none. */
export function numberIn(text: string): number | undefined {
  const plain = plainDecimal(text);
  if (!NUMBER.test(plain)) return undefined;
  const number = Number(plain);
  const isExact = !Number.isInteger(number) || Number.isSafeInteger(number);
  return isExact ? number : undefined;
}

/** Spaces between digits and a decimal comma are how some languages write. */
export function plainDecimal(text: string): string {
  const tight = text.trim().replace(/(?<=\d)[\s\u00a0\u202f](?=\d)/g, '');
  return /^[^.,]*,[^.,]*$/.test(tight) ? tight.replace(',', '.') : tight;
}

/** A share as people read it: 0.125 is 12.5. The point moves in the text, so nothing is rounded. */
export function percentText(share: number): string {
  const shifted = Number(`${share}e2`);
  return Number.isNaN(shifted) ? String(share * 100) : String(shifted);
}

export function shareIn(text: string): number | undefined {
  const percent = numberIn(text.trim().replace(/\s*%$/, ''));
  return percent === undefined ? undefined : Number(`${percent}e-2`);
}
