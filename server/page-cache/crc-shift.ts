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
