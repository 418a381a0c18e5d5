import { PICTURE_LIMITS } from './picture-limits.pure.ts';
import { loadImageEngine } from './image-engine.ts';

/** As many on each side as colours are told by. */
const SIDE = 96;

/** The pixels of a kept picture made small, four bytes each: red, green, blue, alpha. */
export async function samplePixels(bytes: Uint8Array): Promise<Uint8Array> {
  const sharp = await loadImageEngine();
  return sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels })
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: false })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
}
