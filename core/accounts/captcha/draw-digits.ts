import { randomInt } from 'node:crypto';
import { loadImageEngine } from '#core/platform/assets/image-engine.ts';

/** Strokes of our own in a box of 10 × 16, so that the picture depends on no font. */
const STROKES: Record<string, string> = {
  '2': 'M2 5C2 0 9 0 9 5 9 8 4 11 2 15h7.5',
  '3': 'M2 1.5h7L5 7c6 0 5.500 8 .5 8C3.500 15 2 14 1.500 12.500',
  '4': 'M7.500 15V1L1.500 11h8.500',
  '5': 'M8.500 1H3L2.500 7c7-2.500 8.500 8 2.500 8C3.500 15 2.300 14.300 1.500 13',
  '6': 'M8 1C3 3 1.500 8 2 11c.5 5 7 5 7 0 0-5-6.500-5-7-.5',
  '7': 'M1.500 1H9.500C6 6 4.500 10 4 15M3.500 8h5',
  '8': 'M5.500 7.500C1 6.500 1.500 1 5.500 1s4.500 5.500 0 6.500C.5 8.500 1 15 5.500 15s5-6.500 0-7.500',
  '9': 'M9 5.500C9 0 2 0 2 5c0 5 6.500 4.500 7 .5 0 3.500-1 7.500-5 9.500',
};

const DIGIT_WIDTH = 34;
const MARGIN = 16;
const SIZE = { width: 202, height: 72 };
const LINES = 5;

export interface Picture {
  url: string;
  width: number;
  height: number;
}

/** Digits that lean, overlap lines and differ in every picture, as a PNG. */
export async function drawDigits(digits: string): Promise<Picture> {
  const sharp = await loadImageEngine();
  const { width, height } = SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="#25303f" stroke-linecap="round" stroke-linejoin="round"><rect width="${width}" height="${height}" fill="#f4f6f9" stroke="none"/>${[...digits].map(drawDigit).join('')}${Array.from({ length: LINES }, drawLine).join('')}</svg>`;
  const png = await sharp(Buffer.from(svg), { density: 144 })
    .png({ palette: true, colours: 16 })
    .toBuffer();
  return { url: `data:image/png;base64,${png.toString('base64')}`, width, height };
}

const between = (least: number, most: number) => least + ((most - least) * randomInt(1001)) / 1000;

function drawDigit(digit: string, at: number): string {
  const x = MARGIN + at * DIGIT_WIDTH + between(0, 6);
  const y = between(12, 22);
  const scale = between(2.1, 2.7);
  const turn = `rotate(${between(-20, 20)} 5 8) skewX(${between(-14, 14)})`;
  return `<path transform="translate(${x} ${y}) scale(${scale}) ${turn}" stroke-width="${between(1.1, 1.7)}" d="${STROKES[digit]}"/>`;
}

function drawLine(): string {
  const y = () => between(4, SIZE.height - 4);
  const shape = `M0 ${y()}C60 ${y()} 140 ${y()} ${SIZE.width} ${y()}`;
  return `<path stroke-width="${between(0.8, 1.6)}" stroke-opacity=".7" d="${shape}"/>`;
}
