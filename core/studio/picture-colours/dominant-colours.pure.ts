/** A colour of a picture, and how much of it has that colour. */
export interface PictureColour {
  colour: string;
  share: number;
}

interface Bin {
  weight: number;
  red: number;
  green: number;
  blue: number;
}

/** Steps of 16: what an eye takes for one colour falls into few of them. */
const BIN_BITS = 4;
/** As channels differ, all three together; nearer colours are the same one. */
const NEAR = 72;
const MOST = 6;
/** Less than this is an edge or dirt. */
const LEAST_SHARE = 0.01;
/** How much a grey counts beside a colour: brands are seldom the ground they stand on. */
const GREY_WEIGHT = 0.08;

/** The colours that stand out of a picture, the strongest first. Pixels are red, green, blue, alpha. */
export function dominantColours(pixels: Uint8Array): PictureColour[] {
  const bins = [...fillBins(pixels).values()].sort((a, b) => b.weight - a.weight);
  const merged: Bin[] = [];
  for (const bin of bins) {
    const near = merged.find((known) => distance(known, bin) < NEAR);
    if (near) addTo(near, bin);
    else merged.push({ ...bin });
  }
  const total = merged.reduce((sum, { weight }) => sum + weight, 0);
  return merged
    .sort((a, b) => b.weight - a.weight)
    .map((bin) => ({ colour: hexOf(bin), share: bin.weight / total }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .slice(0, MOST);
}

function fillBins(pixels: Uint8Array): Map<number, Bin> {
  const bins = new Map<number, Bin>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    const weight = weightOf(red, green, blue);
    const step = 8 - BIN_BITS;
    const name = ((red >> step) << (2 * BIN_BITS)) | ((green >> step) << BIN_BITS) | (blue >> step);
    const bin = bins.get(name) ?? { weight: 0, red: 0, green: 0, blue: 0 };
    addTo(bin, { weight, red: red * weight, green: green * weight, blue: blue * weight });
    bins.set(name, bin);
  }
  return bins;
}

function weightOf(red: number, green: number, blue: number): number {
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
  return GREY_WEIGHT + (1 - GREY_WEIGHT) * (spread / 255);
}

function addTo(bin: Bin, other: Bin): void {
  bin.weight += other.weight;
  bin.red += other.red;
  bin.green += other.green;
  bin.blue += other.blue;
}

function distance(a: Bin, b: Bin): number {
  const parts = (['red', 'green', 'blue'] as const).map(
    (one) => a[one] / a.weight - b[one] / b.weight,
  );
  return Math.hypot(...parts);
}

function hexOf({ weight, red, green, blue }: Bin): string {
  const two = (sum: number) =>
    Math.round(sum / weight)
      .toString(16)
      .padStart(2, '0');
  return `#${two(red)}${two(green)}${two(blue)}`;
}
