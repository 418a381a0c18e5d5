interface Ripples {
  ground: string;
  ring: string;
  widthRem: number;
}

const RINGS = [0, 1, 2];

/**
 * Rings that spread from the lower end corner, as attention does. Text may stand on them: both
 * colours are grounds of the same inks.
 */
export function ripples({ ground, ring, widthRem }: Ripples): string {
  const stops = RINGS.flatMap((index) => {
    const start = 2 * index * widthRem;
    const middle = start + widthRem;
    // Half a pixel of blend, else the circles have stairs.
    return [
      `${ring} ${start}rem ${middle}rem`,
      `${ground} calc(${middle}rem + 0.5px) calc(${middle + widthRem}rem - 0.5px)`,
    ];
  });
  return `radial-gradient(circle at calc(100% - 3rem) calc(100% + 1rem), ${stops.join(', ')})`;
}
