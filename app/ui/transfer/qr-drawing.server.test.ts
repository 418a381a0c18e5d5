import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrDrawing } from './qr-drawing.server.ts';

/** Draws the path onto squares again. */
function squaresOf({ size, path }: { size: number; path: string }): boolean[][] {
  const squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    squares[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return squares;
}

test.each(['a', 'https://example.com/pay?invoice=1234', 'оплата №5 – '.repeat(20)])(
  'every square of the code of %j is drawn, and no other',
  (text) => {
    expect(squaresOf(qrDrawing(text))).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
  },
);

test('four squares around the code stay light', () => {
  const squares = squaresOf(qrDrawing('https://example.com'));
  const last = squares.length - 1;
  const isEdge = (at: number) => at < 4 || at > last - 4;
  const dark = squares.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark && (isEdge(x) || isEdge(y)) ? [`${x} ${y}`] : [])),
  );
  expect(dark).toEqual([]);
  // The corner of the first finder pattern lies right behind the edge.
  expect(squares[4]?.[4]).toBe(true);
});
