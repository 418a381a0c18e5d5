import { escapeMarkup } from '#app/lib/content/escape-markup.ts';
import type { HomeIcons } from '#app/lib/instance/home-icons.server.ts';
import type { BannerName } from '#app/lib/pages/banner-paths.ts';
import { BANNERS } from '#app/lib/pages/banner-paths.ts';
import type { QrDrawing } from '#app/ui/transfer/qr-code.tsx';
import type { KeptPicture } from '#core/platform/assets/read-raster.ts';
import { drawPicture } from './draw-icon.ts';
import { hasStrokes, strokesOf } from './letters.ts';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Square {
  left: number;
  top: number;
  side: number;
}

interface Layout {
  /** The square with the picture of the brand, or its initial. */
  tile: Square;
  name: Box & { lines: number; tallest: number; isTurned?: true };
  /** The button that a picture to press ends with. */
  arrow?: Square;
  code?: Square;
}

const LAYOUTS: Record<BannerName, Layout> = {
  '728x90': {
    tile: { left: 16, top: 15, side: 60 },
    name: { left: 100, top: 20, width: 530, height: 50, lines: 1, tallest: 44 },
    arrow: { left: 656, top: 21, side: 48 },
  },
  '300x250': {
    tile: { left: 24, top: 24, side: 84 },
    name: { left: 24, top: 128, width: 252, height: 98, lines: 2, tallest: 46 },
    arrow: { left: 222, top: 39, side: 54 },
  },
  '160x600': {
    tile: { left: 24, top: 28, side: 112 },
    // Written from the top down, as a word is wider than the picture.
    name: { left: 170, top: -125, width: 310, height: 90, lines: 2, tallest: 64, isTurned: true },
    arrow: { left: 48, top: 508, side: 64 },
  },
  '1080x1080': {
    tile: { left: 90, top: 90, side: 240 },
    name: { left: 90, top: 390, width: 900, height: 220, lines: 2, tallest: 130 },
    code: { left: 650, top: 650, side: 340 },
  },
};

interface Drawn {
  icons: HomeIcons;
  /** The owner's; the initial stands in its place. */
  picture: KeptPicture | undefined;
  code: QrDrawing | undefined;
}

/** A brand on its own colour, without any font, as neither a machine nor a site need have it. */
export async function drawBanner(size: BannerName, drawn: Drawn): Promise<string> {
  const { width, height } = BANNERS[size];
  const { tile, name, arrow, code } = LAYOUTS[size];
  const { icons, picture } = drawn;
  const mark = picture && (await drawPicture(picture, '512.png', icons));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"` +
    ` viewBox="0 0 ${width} ${height}" role="img"><title>${escapeMarkup(icons.name)}</title>` +
    `<rect width="${width}" height="${height}" fill="${icons.solid}"/>` +
    tileOf(tile, icons, mark) +
    `<g${name.isTurned ? ' transform="rotate(90)"' : ''}>` +
    `${strokes(icons.onSolid, nameIn(name, icons.name))}</g>` +
    (arrow ? arrowOf(arrow, icons) : '') +
    (code && drawn.code ? codeOf(code, drawn.code) : '') +
    `</svg>`
  );
}

const strokes = (colour: string, inside: string) =>
  `<g fill="none" stroke="${colour}" stroke-width="13" stroke-linecap="round"` +
  ` stroke-linejoin="round">${inside}</g>`;

const placed = ({ left, top, side }: Square, path: string) =>
  `<path transform="translate(${round(left)} ${round(top)}) scale(${round(side / 100)})" d="${path}"/>`;

const round = (value: number) => Math.round(value * 1_000) / 1_000;

function tileOf({ left, top, side }: Layout['tile'], icons: HomeIcons, mark?: Uint8Array): string {
  const ground =
    `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${round(side / 6)}"` +
    ` fill="${mark ? icons.page : icons.onSolid}"/>`;
  const inner = side * 0.8;
  const at = (start: number) => round(start + (side - inner) / 2);
  if (!mark) {
    return (
      ground +
      strokes(
        icons.solid,
        placed({ left: at(left), top: at(top), side: inner }, strokesOf(icons.initial)),
      )
    );
  }
  const bytes = Buffer.from(mark).toString('base64');
  return (
    `${ground}<image x="${at(left)}" y="${at(top)}" width="${round(inner)}"` +
    ` height="${round(inner)}" href="data:image/png;base64,${bytes}"/>`
  );
}

/** As large as it fits; nothing where a letter of it is missing, as the tile and its link say it. */
function nameIn({ left, top, width, height, lines: most, tallest }: Layout['name'], name: string) {
  const words = name.normalize('NFC').toUpperCase().split(/\s+/).filter(Boolean);
  if (!words.every((word) => [...word].every(hasStrokes))) return '';
  const LEADING = 1.15;
  const sideOf = (lines: readonly string[]) => {
    const longest = Math.max(...lines.map((line) => [...line].length));
    return Math.min(tallest, width / longest, height / (lines.length * LEADING));
  };
  const ways = waysToBreak(words, most).sort((one, other) => sideOf(other) - sideOf(one));
  const lines = ways[0] ?? [];
  const side = sideOf(lines);
  const start = top + (height - lines.length * side * LEADING) / 2;
  return lines
    .flatMap((line, row) =>
      [...line].map((letter, at) =>
        letter === ' '
          ? ''
          : placed(
              { left: left + (at - 0.16) * side, top: start + row * side * LEADING, side },
              strokesOf(letter),
            ),
      ),
    )
    .join('');
}

/** All ways to write words in lines, one more line at a time; long names have few words. */
function waysToBreak(words: readonly string[], most: number): string[][] {
  if (words.length === 0) return [];
  if (most === 1 || words.length > 8) return [[words.join(' ')]];
  return words.flatMap((_, at) => {
    const first = words.slice(0, at + 1).join(' ');
    const rest = words.slice(at + 1);
    return rest.length === 0
      ? [[first]]
      : waysToBreak(rest, most - 1).map((more) => [first, ...more]);
  });
}

function arrowOf({ left, top, side }: Square, icons: HomeIcons) {
  const radius = side / 2;
  return (
    `<circle cx="${left + radius}" cy="${top + radius}" r="${radius}" fill="${icons.onSolid}"/>` +
    strokes(icons.solid, placed({ left, top, side }, 'M30 50H70M54 34L70 50L54 66'))
  );
}

/** Dark on light, as scanners want it. */
function codeOf({ left, top, side }: Square, code: QrDrawing) {
  const scale = round(side / code.size);
  return (
    `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="24" fill="#fff"/>` +
    `<path transform="translate(${left} ${top}) scale(${scale})" shape-rendering="crispEdges"` +
    ` fill="#000" d="${code.path}"/>`
  );
}
