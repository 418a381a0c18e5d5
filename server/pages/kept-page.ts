import { constants, crc32, deflateRawSync } from 'node:zlib';
import { crcProduct, crcShift } from './crc-shift.ts';

interface PageToKeep {
  html: string;
  headers: Headers;
  /** What the page was made with; every answer gets another in its place. */
  nonce: string;
}

/** A finished page that differs from one answer to the next in its nonce alone. */
export interface KeptPage {
  /** How many bytes of memory it takes, about. */
  readonly weight: number;
  /** Names and values in turns, as Node writes them. */
  headers(nonce: string): string[];
  /** In pieces, which are kept once for all answers and not to be written to. */
  plain(nonce: string): Buffer[];
  /** In one, made anew for each answer. */
  gzip(nonce: string): Buffer;
}

const GZIP_START = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const LAST_BLOCK = Buffer.from([3, 0]);

export function keepPage({ html, headers, nonce }: PageToKeep): KeptPage {
  const plain = html.split(nonce).map((piece) => Buffer.from(piece));
  // Each piece is compressed without a look at the others and ends on a whole byte, so that a
  // nonce fits in between, uncompressed.
  const packed = plain.map((piece) =>
    deflateRawSync(piece, { finishFlush: constants.Z_FULL_FLUSH, level: 7 }),
  );
  const whole = Buffer.from(html);
  const checksum = checksumOf({ whole, plain, nonce });
  const { gzip, places } = gzipAround(packed, { nonce, size: whole.length });
  const fixed = [...headers].filter(([name]) => name !== POLICY).flat();
  const policy = (headers.get(POLICY) ?? '').split(nonce);
  return {
    weight: plain.reduce((sum, { length }) => sum + length, 2_000 + gzip.length),
    headers: (fresh) => [...fixed, POLICY, policy.join(fresh)],
    plain: (fresh) => joined(plain, Buffer.from(fresh)),
    gzip(fresh) {
      const copy = Buffer.from(gzip);
      for (const place of places) copy.write(fresh, place, 'latin1');
      copy.writeUInt32LE(checksum(fresh), copy.length - 8);
      return copy;
    },
  };
}

const POLICY = 'content-security-policy';

function joined(pieces: readonly Buffer[], between: Buffer): Buffer[] {
  return pieces.flatMap((piece, at) => (at === 0 ? piece : [between, piece]));
}

/** The compressed page with room for a checksum, and where its nonces stand in it. */
function gzipAround(
  packed: readonly Buffer[],
  { nonce, size }: { nonce: string; size: number },
): { gzip: Buffer; places: number[] } {
  const stored = storedBlock(nonce);
  const places: number[] = [];
  let end = GZIP_START.length;
  for (const { length } of packed.slice(0, -1)) {
    end += length + stored.length;
    places.push(end - nonce.length);
  }
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32LE(size, 4);
  const gzip = Buffer.concat([GZIP_START, ...joined(packed, stored), LAST_BLOCK, sizes]);
  return { gzip, places };
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
function checksumOf(page: { whole: Buffer; plain: readonly Buffer[]; nonce: string }) {
  const known = crc32(page.whole);
  const ofNonce = crc32(page.nonce);
  let behind = page.whole.length;
  let shift = 0;
  for (const piece of page.plain.slice(0, -1)) {
    behind -= piece.length + page.nonce.length;
    shift ^= crcShift(behind);
  }
  return (fresh: string) => (known ^ crcProduct(shift, crc32(fresh) ^ ofNonce)) >>> 0;
}
