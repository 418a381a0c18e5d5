/** What a picture may weigh and measure before it is written anew. */
export const PICTURE_LIMITS = {
  bytes: 10_000_000,
  /** Of an SVG, which is text: a drawing of more than this is a photograph traced by accident. */
  svgBytes: 1_000_000,
  /** In pixels, of either side. */
  side: 8_000,
  /** Of all frames together: what decoding may cost in memory, four bytes each. */
  pixels: 40_000_000,
  frames: 200,
} as const;

export const MEGABYTE = 1_000_000;
