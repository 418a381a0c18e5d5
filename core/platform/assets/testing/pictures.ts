import sharp, { type Sharp } from 'sharp';

/** A picture in which no two pixels are surely alike. */
export function noise(width: number, height: number): Sharp {
  const pixels = Uint8Array.from(
    { length: width * height * 3 },
    (_, at) => (at * 73 + at * at) % 251,
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Many equal pixels in few bytes. */
export function bomb(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#fff' } as const;
  return sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
}

/** A small animation in which each frame differs from the one before. */
export async function gifOf(frames: number): Promise<Buffer> {
  const make = (at: number) => {
    const background = { r: (at % 2) * 255, g: (at * 97) % 256, b: (at * 151) % 256 };
    const create = { width: 8, height: 8, channels: 3, background } as const;
    return sharp({ create }).png().toBuffer();
  };
  const pages = await Promise.all(Array.from({ length: frames }, (_, at) => make(at)));
  return sharp(pages, { join: { animated: true } })
    .gif({ delay: pages.map(() => 50), interFrameMaxError: 0 })
    .toBuffer();
}
