import type { Metadata, Sharp } from 'sharp';
import type { AssetExtension, PictureFormat } from './asset.ts';
import { PICTURE_LIMITS } from './picture-limits.pure.ts';
import { loadImageEngine } from './image-engine.ts';
import { PictureRefusal } from './picture-refusal.ts';

export type RasterFormat = Exclude<PictureFormat, 'svg'>;

export interface KeptPicture {
  bytes: Uint8Array;
  extension: AssetExtension;
  width: number;
  height: number;
}

const MOST_SECONDS = 30;

/**
 * A picture out of its pixels: decoded, turned upright and encoded anew, so that nothing else of
 * the file is left, neither metadata nor what hides behind the picture.
 */
export async function readRaster(bytes: Uint8Array, format: RasterFormat): Promise<KeptPicture> {
  const sharp = await loadImageEngine();
  const isMoving = format === 'gif' || format === 'webp';
  try {
    // Only the header is read here, so a bomb is refused before it is unpacked.
    const found = await sharp(bytes, { animated: isMoving, limitInputPixels: false }).metadata();
    const { pages = 1 } = checkSize(found, format);
    const image = sharp(bytes, {
      animated: isMoving,
      limitInputPixels: PICTURE_LIMITS.pixels,
      limitInputChannels: 4,
      failOn: 'warning',
    });
    const upright = pages > 1 ? image : image.autoOrient();
    const { extension, encoded } = encode(upright, bytes, format);
    const { data, info } = await encoded.timeout({ seconds: MOST_SECONDS }).toBuffer({
      resolveWithObject: true,
    });
    const height = pages > 1 ? (info.pageHeight ?? info.height) : info.height;
    return { bytes: data, extension, width: info.width, height };
  } catch (error) {
    // Whatever else a decoder throws says that it could not read the picture.
    throw error instanceof PictureRefusal ? error : new PictureRefusal('picture_unreadable', error);
  }
}

function checkSize(found: Metadata, format: RasterFormat): Metadata {
  const isAvif = found.format === 'heif' && found.compression === 'av1';
  if (format === 'avif' ? !isAvif : found.format !== format) {
    throw new PictureRefusal('picture_unreadable');
  }
  const { width, pages = 1 } = found;
  const height = found.pageHeight ?? found.height;
  if (pages > PICTURE_LIMITS.frames) throw new PictureRefusal('picture_animation');
  if (Math.max(width, height) > PICTURE_LIMITS.side || width * height > PICTURE_LIMITS.pixels) {
    throw new PictureRefusal('picture_dimensions');
  }
  if (width * height * pages > PICTURE_LIMITS.pixels) throw new PictureRefusal('picture_animation');
  return found;
}

/** What was kept exactly stays exact; what was not loses nothing that is seen. */
function encode(
  image: Sharp,
  bytes: Uint8Array,
  format: RasterFormat,
): { extension: AssetExtension; encoded: Sharp } {
  if (format === 'png') return { extension: 'png', encoded: image.png({ compressionLevel: 9 }) };
  if (format === 'jpeg') {
    const options = { quality: 90, mozjpeg: true, chromaSubsampling: '4:4:4' };
    return { extension: 'jpg', encoded: image.jpeg(options) };
  }
  const lossless = format === 'gif' || (format === 'webp' && hasLosslessPart(bytes));
  return { extension: 'webp', encoded: image.webp(lossless ? { lossless } : { quality: 90 }) };
}

/** The chunk of the lossless codec stands among the first of the file, animations apart. */
function hasLosslessPart(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 65_536)).includes(
    'VP8L',
  );
}
