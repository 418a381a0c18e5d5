/**
 * Arithmetic of the checksum that gzip ends with: CRC-32 is a remainder of polynomials over single
 * bits, here with the lowest power in the highest bit.
 */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
/** The remainder of x⁸, which one more byte multiplies by. */
const ONE_BYTE = 0x00800000;

/** The product of two remainders. */
export function crcProduct(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bits = a >>> 0; bits !== 0; bits = (bits << 1) >>> 0) {
    if (bits & ONE) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}

/** What a change of the checksum is multiplied by when so many bytes follow it. */
export function crcShift(bytes: number): number {
  let shift = ONE;
  let square = ONE_BYTE;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = crcProduct(shift, square);
    square = crcProduct(square, square);
  }
  return shift >>> 0;
}

/** Multiplies by the same remainder again and again: what each byte of the other one gives is known. */
export function crcMultiplier(by: number): (remainder: number) => number {
  const products = Uint32Array.from({ length: 4 * 256 }, (_, at) =>
    crcProduct((at % 256) << (8 * Math.floor(at / 256)), by),
  );
  const of = (at: number) => products[at] ?? 0;
  return (remainder) =>
    of(remainder & 255) ^
    of(256 + ((remainder >>> 8) & 255)) ^
    of(512 + ((remainder >>> 16) & 255)) ^
    of(768 + (remainder >>> 24));
}

/** What each byte, shifted by one more, leaves. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => crcProduct(byte, ONE_BYTE));

/** The checksum of a few bytes, for which a call out of the language takes longer than they do. */
export function crcOfFew(bytes: Uint8Array): number {
  let sum = -1;
  for (const byte of bytes) sum = (sum >>> 8) ^ (REMAINDERS[(sum ^ byte) & 255] ?? 0);
  return ~sum;
}
