import type { HomeIcons } from '#app/lib/instance/home-icons.server.ts';
import { SHARE_PICTURE } from '#app/lib/pages/home-paths.ts';
import { loadImageEngine } from '#core/platform/assets/image-engine.ts';
import type { KeptPicture } from '#core/platform/assets/read-raster.ts';
import { drawPicture } from './draw-icon.ts';
import { hasStrokes, strokesOf } from './letters.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
const TILE = 192;
const MARGIN = 100;
const TALLEST_LETTER = 150;

/** A brand on its own colour: its picture or initial, and below its name as far as we can write it. */
export async function drawSharePicture(
  picture: KeptPicture | undefined,
  icons: HomeIcons,
): Promise<Uint8Array> {
  const sharp = await loadImageEngine();
  const name = nameIn(icons);
  const top = name === '' ? (HEIGHT - TILE) / 2 : 120;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${icons.solid}"/>` +
    `<rect x="${MARGIN - 24}" y="${top - 24}" width="${TILE + 48}" height="${TILE + 48}" rx="40"` +
    ` fill="${picture ? icons.page : icons.onSolid}"/>` +
    `<g fill="none" stroke="${icons.onSolid}" stroke-width="13" stroke-linecap="round"` +
    ` stroke-linejoin="round">${name}${picture ? '' : initialIn(icons, top)}</g></svg>`;
  const mark = picture && (await drawPicture(picture, '192.png', icons));
  return sharp(Buffer.from(svg))
    .composite(mark ? [{ input: Buffer.from(mark), left: MARGIN, top }] : [])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** The name in strokes, as large as it fits in one line; nothing where a letter of it is missing. */
function nameIn({ name }: HomeIcons): string {
  const letters = [...name.normalize('NFC').toUpperCase()];
  if (!letters.every((letter) => letter === ' ' || hasStrokes(letter))) return '';
  const side = Math.min(TALLEST_LETTER, (WIDTH - 2 * MARGIN) / letters.length);
  const top = 390 + (TALLEST_LETTER - side) / 2;
  return letters
    .map((letter, at) => {
      if (letter === ' ') return '';
      const place = `translate(${MARGIN - 0.16 * side + at * side} ${top}) scale(${side / 100})`;
      return `<path transform="${place}" d="${strokesOf(letter)}"/>`;
    })
    .join('');
}

function initialIn({ initial, solid }: HomeIcons, top: number): string {
  const place = `translate(${MARGIN + 16} ${top + 16}) scale(1.6)`;
  return `<path transform="${place}" stroke="${solid}" d="${strokesOf(initial)}"/>`;
}
