import { createHash } from 'node:crypto';
import { sniffPicture } from './asset.ts';
import { PICTURE_LIMITS } from './picture-limits.pure.ts';
import { PictureRefusal } from './picture-refusal.ts';
import type { KeptPicture } from './read-raster.ts';

/** A picture that was checked and written anew, ready to be kept. */
export interface PreparedPicture extends KeptPicture {
  hash: string;
}

/** Rises whenever the same picture may come out otherwise, so that it is made and named anew. */
const PIPELINE_VERSION = 1;

/**
 * What a picture is called. Made of what was brought, not of what became of it: two machines may
 * encode the same pixels to different bytes, and a restart need not decode anything to know.
 */
export function pictureHash(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(`picture ${PIPELINE_VERSION}\n`).update(bytes);
  return hash.digest('hex').slice(0, 32);
}

/** Reads a picture by its content and writes it anew; refuses what is no harmless picture. */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  if (bytes.byteLength > PICTURE_LIMITS.bytes) throw new PictureRefusal('picture_bytes');
  const format = sniffPicture(bytes);
  if (!format) throw new PictureRefusal('picture_type');
  const hash = pictureHash(bytes);
  if (format === 'svg') return { hash, ...(await readSvg(bytes)) };
  const { readRaster } = await import('./read-raster.ts');
  return { hash, ...(await readRaster(bytes, format)) };
}

async function readSvg(bytes: Uint8Array): Promise<KeptPicture> {
  if (bytes.byteLength > PICTURE_LIMITS.svgBytes) throw new PictureRefusal('picture_complex');
  const { cleanSvg } = await import('./svg/clean-svg.ts');
  const { text, width, height } = cleanSvg(decodeUtf8(bytes));
  return { bytes: new TextEncoder().encode(text), extension: 'svg', width, height };
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new PictureRefusal('picture_unreadable', error);
  }
}
