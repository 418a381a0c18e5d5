import * as published from '@radix-ui/colors';
import bezier from 'bezier-easing';
import Color from 'colorjs.io';
import type { Seeds } from './seeds.ts';

/**
 * The custom palettes of Radix are made by code of its site that no package holds, so the method
 * is written out here over the packages that it uses: find the two nearest published scales, mix
 * them, take over hue and chroma, and let the steps begin at the background. Its alpha and wide-gamut
 * variants are left out, which is in its favour.
 */

type Theme = 'light' | 'dark';
type Scale = Color[];

const GRAYS = ['gray', 'mauve', 'slate', 'sage', 'olive', 'sand'];
const STEPS = Array.from({ length: 12 }, (_, index) => index);
const EASING = { light: bezier(0, 2, 0, 2), dark: bezier(1, 0, 1, 0) };
const PLAIN = /^(?!default$)[a-z]+$/;

function publishedScales(theme: Theme): { grays: Scale[]; all: Scale[] } {
  const scales = Object.entries(published).filter(([name]) =>
    theme === 'dark' ? name.endsWith('Dark') : PLAIN.test(name),
  );
  const read = ([, colours]: [string, Record<string, string>]) =>
    Object.values(colours).map((colour) => new Color(colour).to('oklch'));
  const isGray = ([name]: [string, unknown]) => GRAYS.includes(name.replace('Dark', ''));
  return { grays: scales.filter(isGray).map(read), all: scales.map(read) };
}

const SCALES = { light: publishedScales('light'), dark: publishedScales('dark') };

function distance(a: Color, b: Color): number {
  return a.deltaE(b, 'OK');
}

function nearest(scale: Scale, source: Color): { colour: Color; distance: number } {
  const found = { colour: source, distance: Infinity };
  for (const colour of scale) {
    const away = distance(source, colour);
    if (away < found.distance) Object.assign(found, { colour, distance: away });
  }
  return found;
}

/** How far the source lies from the first scale towards the second, by the triangle of the three. */
function shareOfSecond(toFirst: number, toSecond: number, between: number): number {
  if (toFirst === 0 || between === 0) return 0;
  const cosine = (a: number, b: number, c: number) => (b * b + c * c - a * a) / (2 * b * c);
  const tangent = (cos: number) => Math.sqrt(Math.max(0, 1 - cos * cos)) / cos;
  const first = tangent(cosine(toSecond, toFirst, between));
  const second = tangent(cosine(toFirst, toSecond, between));
  const share = Math.max(0, second / first) * 0.5;
  return Number.isFinite(share) ? Math.min(1, share) : 0;
}

function mixedScale(source: Color, scales: readonly Scale[]): Scale {
  const [first, second] = scales
    .map((scale) => ({ scale, near: nearest(scale, source) }))
    .sort((a, b) => a.near.distance - b.near.distance);
  if (!first || !second) return [];
  const between = distance(first.near.colour, second.near.colour);
  const share = shareOfSecond(first.near.distance, second.near.distance, between);
  return STEPS.map((step) =>
    Color.mix(first.scale[step] ?? source, second.scale[step] ?? source, share, {
      space: 'oklch',
      outputSpace: 'oklch',
    }),
  );
}

interface Ground {
  colour: Color;
  theme: Theme;
}

function scaleFor(source: Color, scales: readonly Scale[], { colour: background, theme }: Ground) {
  const scale = mixedScale(source, scales);
  const base = nearest(scale, source).colour;
  const chroma = source.get('c') / (base.get('c') || 1);
  const start = theme === 'light' ? 1 : (scale[0]?.get('l') ?? 0);
  const shift = start - background.get('l');
  return scale.map((colour, index) => {
    const own = colour.clone();
    own.set('c', Math.min(source.get('c') * 1.5, colour.get('c') * chroma));
    own.set('h', source.get('h'));
    own.set('l', colour.get('l') - shift * EASING[theme](1 - index / (scale.length - 1)));
    return own;
  });
}

function hover(solid: Color, scales: readonly Scale[]): Color {
  const lightness = solid.get('l');
  const made = solid.clone();
  made.set('l', lightness > 0.4 ? lightness - 0.03 / (lightness + 0.1) : lightness + 0.03 / 0.5);
  const near = scales.map((scale) => nearest(scale, made).colour);
  made.set('h', near[0]?.get('h') ?? solid.get('h'));
  return made;
}

function paletteOf(seed: string, ground: Ground): string[] {
  const source = new Color(seed).to('oklch');
  const scale = scaleFor(source, SCALES[ground.theme].all, ground);
  // As its site has it: a seed too near to the background is not used as the solid.
  if (distance(source, ground.colour) * 100 >= 25) scale[8] = source;
  const solid = scale[8] ?? source;
  scale[9] = hover(solid, [scale]);
  const label = Math.abs(new Color('white').contrastAPCA(solid)) < 40 ? 'black' : 'white';
  return [...scale.map((colour) => colour.to('srgb').toString({ format: 'hex' })), label];
}

export function compile({ families, neutral, background }: Seeds): string[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const ground = { colour: new Color(background[theme]).to('oklch'), theme };
    const gray = scaleFor(new Color(neutral).to('oklch'), SCALES[theme].grays, ground);
    return [
      ...gray.map((colour) => colour.to('srgb').toString({ format: 'hex' })),
      ...families.flatMap((seed) => paletteOf(seed, ground)),
    ];
  });
}
