import type { HomeIcons } from '#app/lib/instance/home-icons.server.ts';
import { HOME_ICONS, type HomeIconName } from '#app/lib/pages/home-paths.ts';
import { loadImageEngine } from '#core/platform/assets/image-engine.ts';
import type { KeptPicture } from '#core/platform/assets/read-raster.ts';
import { strokesOf } from './letters.ts';

/** How much of the icon's side the picture takes: systems cut a maskable one to a circle. */
const SHARE = { plain: 1, tile: 0.76, maskable: 0.6 } as const;
const LETTER_SHARE = { plain: 0.62, tile: 0.62, maskable: 0.5 } as const;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** The icon with the owner's picture, on the page's colour where an icon has to be full. */
export async function drawPicture(
  { bytes, extension, width, height }: KeptPicture,
  name: HomeIconName,
  { page }: HomeIcons,
): Promise<Uint8Array> {
  const sharp = await loadImageEngine();
  const { side, kind } = HOME_ICONS[name];
  const inner = Math.round(side * SHARE[kind]);
  // A drawing is rendered in the size that is needed: a small one is not blown up, and a large one,
  // which costs nothing to bring, never becomes all of its pixels.
  const density = Math.min(9_600, Math.max(1, (72 * inner) / Math.max(width, height)));
  const resized = await sharp(bytes, extension === 'svg' ? { density } : {})
    .resize(inner, inner, { fit: 'contain', background: CLEAR })
    .png()
    .toBuffer();
  const background = kind === 'plain' ? CLEAR : page;
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: resized, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The icon of a brand without a picture: its initial in its colours. */
export async function drawInitial(name: HomeIconName, icons: HomeIcons): Promise<Uint8Array> {
  const sharp = await loadImageEngine();
  const { side, kind } = HOME_ICONS[name];
  const share = LETTER_SHARE[kind];
  const start = (100 * (1 - share)) / 2;
  const round = kind === 'plain' ? 22 : 0;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100">` +
    `<rect width="100" height="100" rx="${round}" fill="${icons.solid}"/>` +
    `<path transform="translate(${start} ${start}) scale(${share})" d="${strokesOf(icons.initial)}"` +
    ` fill="none" stroke="${icons.onSolid}" stroke-width="13" stroke-linecap="round"` +
    ` stroke-linejoin="round"/></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
