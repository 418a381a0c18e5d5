import { expect, test } from 'vitest';
import { contrastReport } from '#themes/contrast-report.ts';
import { colourPointer } from './colour-place.ts';

const light = { primary: '#ffe14d', accent: '#101010' };

test.each<[string, object, string[]]>([
  ['both themes', { light, dark: { primary: '#101010' } }, ['/colours/dark/', '/colours/light/']],
  ['the light one alone', { light }, ['/colours/light/']],
])('a repair leads to where its colour is written: %s', (_what, colours, starts) => {
  const settings = { colours, darkModeAvailable: true };
  const { repairs } = contrastReport(settings as Parameters<typeof contrastReport>[0]);
  const pointers = repairs.map((repair) => colourPointer(settings, repair));
  expect(new Set(repairs.map(({ theme }) => theme))).toEqual(new Set(['light', 'dark']));
  expect([...new Set(pointers.map((pointer) => pointer.replace(/\w+$/, '')))].sort()).toEqual(
    starts,
  );
});
