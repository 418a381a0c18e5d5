import { constants, crc32, deflateRawSync } from 'node:zlib';
import { crcMultiplier, crcOfFew, crcShift } from './crc-shift.ts';
import { CachedBody } from './cached-body.ts';

interface PageToKeep {
  html: string;
  headers: Headers;
  /** What the page was made with; every answer gets another in its place. */
  nonce: string;
  /** When it ends by itself; never unless said. */
  until?: number;
}

/** A finished page that differs from one answer to the next in its nonce alone. */
export interface CachedPage {
  /** How many bytes of memory it takes, about. */
  readonly weight: number;
  /** The millisecond in which it would look different, though nobody changed anything. */
  readonly until: number;
  /** Names and values in turns, as Node writes them. */
  headers(nonce: string): string[];
  readonly plain: CachedBody;
  readonly gzip: CachedBody;
  /** Where nothing is filled in: its bytes cannot be put together out of pieces. */
  readonly brotli?: CachedBody;
}

const GZIP_START = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const LAST_BLOCK = Buffer.from([3, 0]);

export function keepPage({ html, headers, nonce, until = Infinity }: PageToKeep): CachedPage {
  const whole = Buffer.from(html);
  const pieces = html.split(nonce).map((piece) => Buffer.from(piece));
  // Each piece is compressed without a look at the others and ends on a whole byte, so that a
  // nonce fits in between, uncompressed.
  const packed = pieces.map((piece) =>
    deflateRawSync(piece, { finishFlush: constants.Z_FULL_FLUSH, level: 7 }),
  );
  const checksum = checksumOf({ whole, pieces, nonce });
  const { gzip, places: packedPlaces } = gzipAround(packed, { nonce, size: whole.length });
  const places = placesBetween(pieces, nonce.length);
  const fixed = [...headers].filter(([name]) => name !== POLICY).flat();
  const policy = (headers.get(POLICY) ?? '').split(nonce);
  return {
    weight: 2_000 + whole.length + gzip.length,
    until,
    headers: (fresh) => [...fixed, POLICY, policy.join(fresh)],
    plain: new CachedBody(whole, (copy, fresh) => {
      for (const place of places) copy.set(fresh, place);
    }),
    gzip: new CachedBody(gzip, (copy, fresh) => {
      for (const place of packedPlaces) copy.set(fresh, place);
      copy.writeUInt32LE(checksum(fresh), copy.length - 8);
    }),
  };
}

const POLICY = 'content-security-policy';

/** Where each of the pieces but the last ends, when so many bytes lie between two of them. */
function placesBetween(pieces: readonly Buffer[], between: number, start = 0): number[] {
  let end = start - between;
  return pieces.slice(0, -1).map(({ length }) => (end += between + length));
}

/** The compressed page with room for a checksum, and where its nonces stand in it. */
function gzipAround(
  packed: readonly Buffer[],
  { nonce, size }: { nonce: string; size: number },
): { gzip: Buffer; places: number[] } {
  const stored = storedBlock(nonce);
  const head = stored.length - nonce.length;
  const places = placesBetween(packed, stored.length, GZIP_START.length).map((end) => end + head);
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32LE(size, 4);
  const body = packed.flatMap((piece, at) => (at === 0 ? piece : [stored, piece]));
  return { gzip: Buffer.concat([GZIP_START, ...body, LAST_BLOCK, sizes]), places };
}

/** Bytes as they are in the midst of compressed ones. */
function storedBlock(text: string): Buffer {
  const block = Buffer.alloc(5 + text.length);
  block.writeUInt16LE(text.length, 1);
  block.writeUInt16LE(~text.length & 0xffff, 3);
  block.write(text, 5);
  return block;
}

/**
 * The checksum of the page with another nonce of the same length, without going through the page:
 * what changes at a place changes the sum by that, shifted by all that follows the place.
 */
function checksumOf(page: { whole: Buffer; pieces: readonly Buffer[]; nonce: string }) {
  const known = crc32(page.whole);
  const ofNonce = crc32(page.nonce);
  let behind = page.whole.length;
  let shift = 0;
  for (const piece of page.pieces.slice(0, -1)) {
    behind -= piece.length + page.nonce.length;
    shift ^= crcShift(behind);
  }
  const shifted = crcMultiplier(shift);
  return (fresh: Uint8Array) => (known ^ shifted(crcOfFew(fresh) ^ ofNonce)) >>> 0;
}
