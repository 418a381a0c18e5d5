import type { CheckoutLine } from './checkout-line.server.ts';

/** The field of a line of the cart that is to be sped up, with its id for a value. */
export const FAST_LINE = 'fast_line';

/** Lines as they are ordered, each sped up where its box is ticked; a line outside of a cart has none. */
export function spedUpLines<Line extends CheckoutLine & { lineId?: number }>(
  lines: readonly Line[],
  fastLines: readonly string[],
): Line[] {
  return lines.map((line) => ({
    ...line,
    is_speedup: line.lineId !== undefined && fastLines.includes(String(line.lineId)),
  }));
}
