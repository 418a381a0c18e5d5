import type Sharp from 'sharp';

/** The decoders that a picture may reach. SVG comes here only after our own serializer. */
const LOADERS = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
  'VipsForeignLoadHeifBuffer',
  'VipsForeignLoadSvgBuffer',
];

let engine: Promise<typeof Sharp> | undefined;

/**
 * The library that decodes and encodes pictures, loaded by the first picture that needs it: it is
 * native code of 20 MB that most processes never call.
 */
export function loadImageEngine(): Promise<typeof Sharp> {
  engine ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: LOADERS });
    // Each picture is read once, and pages are served by the same cores.
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return engine;
}
