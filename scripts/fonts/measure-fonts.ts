import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

/** How a face fills a line, in shares of its font size. */
export interface FaceMeasures {
  /** Of the sample below, which stands for any text. */
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

const WEIGHTS = [400, 700] as const;
export type Measures = readonly [regular: FaceMeasures, bold: FaceMeasures];

const SAMPLE =
  'Choose a network, paste the link and say how many. Prices are shown before you pay, work begins ' +
  'soon after, and what is not delivered comes back to your balance within the hour.';

/** As the browser itself draws it: the regular and the bold face, which may be one file. */
export async function measureFaces(
  browser: Browser,
  files: readonly [regular: string, bold: string],
): Promise<Measures> {
  const [regular, bold] = await Promise.all(
    files.map(async (file, index) =>
      measureFace(browser, await readFile(file), WEIGHTS[index] ?? 400),
    ),
  );
  if (!regular || !bold) throw new Error('Two files give two faces.');
  return [regular, bold];
}

async function measureFace(browser: Browser, bytes: Buffer, weight: number): Promise<FaceMeasures> {
  const page = await browser.newPage();
  const measured = await page.evaluate(
    async ([base64, sample, bold]) => {
      const source = `url(data:font/woff2;base64,${base64})`;
      const face = new FontFace('measured', source, { weight: '100 900' });
      document.fonts.add(await face.load());
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      // A thousand pixels to the em: what is rounded to pixels is right to a thousandth.
      context.font = `${bold} 1000px measured`;
      const box = context.measureText(sample);
      return {
        width: box.width / 1000,
        ascent: box.fontBoundingBoxAscent / 1000,
        descent: box.fontBoundingBoxDescent / 1000,
      };
    },
    [bytes.toString('base64'), SAMPLE, String(weight)] as const,
  );
  await page.close();
  return measured;
}
