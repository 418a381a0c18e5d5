/** A colour of 8 bits a channel, as 0xRRGGBB. */
export type Rgb = number;

/** OKLCH with the hue as a unit vector, so that no angle function is needed. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly hueX: number;
  readonly hueY: number;
}

// Sine, power and cube root of the language may differ in the last bit between engine versions.
// A theme must not, so this file uses only operations whose result IEEE 754 fixes.
function cubeRoot(x: number): number {
  if (x <= 0) return 0;
  // Multiplying by 8 and halving is exact; between 1/8 and 1 a parabola is near enough to begin.
  let near = x;
  let scale = 1;
  while (near < 0.125) {
    near *= 8;
    scale *= 0.5;
  }
  let y = 0.378 + near * (0.99 - near * 0.368);
  for (let round = 0; round < 3; round += 1) {
    const cube = y * y * y;
    y = (y * (cube + 2 * near)) / (2 * cube + near);
  }
  return y * scale;
}

function fifthRoot(x: number): number {
  let y = 1;
  for (let round = 0; round < 32; round += 1) {
    const fourth = y * y * y * y;
    y -= (fourth * y - x) / (5 * fourth);
  }
  return y;
}

/** The light that an encoded channel of 0 to 1 stands for (IEC 61966-2-1). */
function linearOf(encoded: number): number {
  if (encoded <= 0.04045) return encoded / 12.92;
  const base = (encoded + 0.055) / 1.055;
  const root = fifthRoot(base);
  return base * base * root * root;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => linearOf(byte / 255));
/** Where the rounding of a channel passes from one byte to the next. */
const NEXT_BYTE = Float64Array.from({ length: 256 }, (_, byte) =>
  byte === 255 ? Infinity : linearOf((byte + 0.5) / 255),
);
const BYTE_NEAR = Uint8Array.from({ length: 4097 }, (_, step) => byteFrom(0, step / 4096));

function byteFrom(start: number, light: number): number {
  let byte = start;
  while (light >= (NEXT_BYTE[byte] ?? Infinity)) byte += 1;
  return byte;
}

function byteOf(light: number): number {
  if (light <= 0) return 0;
  if (light >= 1) return 255;
  return byteFrom(BYTE_NEAR[Math.floor(light * 4096)] ?? 0, light);
}

const channel = (byte: number) => LINEAR[byte] ?? 0;

/** The relative luminance of WCAG. */
export function luminance(rgb: Rgb): number {
  return (
    0.2126 * channel(rgb >> 16) + 0.7152 * channel((rgb >> 8) & 255) + 0.0722 * channel(rgb & 255)
  );
}

export function contrast(one: Rgb, other: Rgb): number {
  const a = luminance(one) + 0.05;
  const b = luminance(other) + 0.05;
  return a > b ? a / b : b / a;
}

export function toOklch(rgb: Rgb): Oklch {
  const r = channel(rgb >> 16);
  const g = channel((rgb >> 8) & 255);
  const b = channel(rgb & 255);
  const long = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const x = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const c = Math.sqrt(x * x + y * y);
  // Greys come out with a hue of rounding noise; they have none.
  if (c < 1e-4) return { l, c: 0, hueX: 1, hueY: 0 };
  return { l, c, hueX: x / c, hueY: y / c };
}

const light = new Float64Array(3);

/** Writes the linear channels into `light` and says whether all of them can be shown. */
function shine(l: number, x: number, y: number): boolean {
  const longRoot = l + 0.3963377774 * x + 0.2158037573 * y;
  const middleRoot = l - 0.1055613458 * x - 0.0638541728 * y;
  const shortRoot = l - 0.0894841775 * x - 1.291485548 * y;
  const long = longRoot * longRoot * longRoot;
  const middle = middleRoot * middleRoot * middleRoot;
  const short = shortRoot * shortRoot * shortRoot;
  const r = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short;
  const g = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short;
  const b = -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short;
  light[0] = r;
  light[1] = g;
  light[2] = b;
  const least = r < g ? (r < b ? r : b) : g < b ? g : b;
  const most = r > g ? (r > b ? r : b) : g > b ? g : b;
  return least > -1e-5 && most < 1.00001;
}

/** The nearest 8-bit colour of this hue, with less chroma where sRGB ends before the wanted one. */
export function rgbAt(hue: Oklch, l: number, c: number = hue.c): Rgb {
  if (l >= 1) return 0xffffff;
  if (l <= 0) return 0;
  const { hueX, hueY } = hue;
  if (!shine(l, c * hueX, c * hueY)) {
    let inside = 0;
    let outside = c;
    for (let round = 0; round < 10; round += 1) {
      const between = (inside + outside) / 2;
      if (shine(l, between * hueX, between * hueY)) inside = between;
      else outside = between;
    }
    shine(l, inside * hueX, inside * hueY);
  }
  return (byteOf(light[0] ?? 0) << 16) | (byteOf(light[1] ?? 0) << 8) | byteOf(light[2] ?? 0);
}

/** The lightness of the grey with this luminance: where the search for a colour of it begins. */
export function greyLightness(relativeLuminance: number): number {
  return cubeRoot(relativeLuminance);
}

export function parseHex(text: string): Rgb | undefined {
  if (/^#[0-9a-f]{6}$/i.test(text)) return Number.parseInt(text.slice(1), 16);
  if (!/^#[0-9a-f]{3}$/i.test(text)) return undefined;
  return Number.parseInt(text.slice(1).replaceAll(/./g, '$&$&'), 16);
}

/** Written as `#rrggbb`, which every consumer of a colour understands. */
export function toHex(rgb: Rgb): string {
  return `#${(0x1000000 + rgb).toString(16).slice(1)}`;
}
