import { luminance, toHex, toOklch, rgbAt } from '#themes/colour.ts';

function corners(): number[] {
  return [0, 0xff, 0xff00, 0xffff, 0xff0000, 0xff00ff, 0xffff00, 0xffffff];
}

function greys(): number[] {
  return Array.from({ length: 256 }, (_, byte) => byte * 0x010101);
}

function webSafe(): number[] {
  const steps = [0, 0x33, 0x66, 0x99, 0xcc, 0xff];
  return steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => (r << 16) | (g << 8) | b)));
}

/** Colours on which white and black labels are both next to their limit of 4.5:1. */
function hardBand(): number[] {
  const found: number[] = [];
  for (const seed of webSafe()) {
    const hue = toOklch(seed);
    for (let l = 0.3; l < 0.75; l += 0.004) {
      const colour = rgbAt(hue, l);
      const y = luminance(colour);
      if (y > 0.17 && y < 0.19) found.push(colour);
    }
  }
  return [...new Set(found)];
}

/** The seeds that break palette generators: written as an owner would write them. */
export function adversarialSeeds(): string[] {
  return [...new Set([...corners(), ...greys(), ...webSafe(), ...hardBand()])].map(toHex);
}
