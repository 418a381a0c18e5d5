import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET } from '../breakpoints.ts';

// Every page says these names many times: the first letters of a primitive, or of what it is asked
// for and the value of that. layout-element.tsx makes them.

const { space, density } = vars;

/** What parts may stand apart by; `cards` follows the density that an owner chose. */
const GAPS = {
  half: space.half,
  1: space[1],
  2: space[2],
  3: space[3],
  4: space[4],
  5: space[5],
  6: space[6],
  8: space[8],
  10: space[10],
  cards: density.gap,
};

const PLACES = ['start', 'center', 'end', 'baseline'] as const;

/** In rem. */
const COLUMNS = { 16: '16rem', 18: '18rem', 22: '22rem' };
const CELLS = { 10: '10rem', 15: '15rem', 18: '18.5rem', 20: '20rem' };

const SCREENS = { tablet: FROM_TABLET, desktop: FROM_DESKTOP };
const PADDINGS = { 4: space[4], card: density.card };

export type Gap = keyof typeof GAPS;
export type Place = (typeof PLACES)[number];
export type ColumnWidth = keyof typeof COLUMNS;
export type CellWidth = keyof typeof CELLS;
export type Screen = keyof typeof SCREENS;
export type Padding = keyof typeof PADDINGS;

/** A wide part, such as a table, scrolls by itself and never makes the others wider. */
globalStyle('.s', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

globalStyle('.r', { display: 'flex' });

globalStyle('.w', { flexWrap: 'wrap' });

for (const [step, gap] of Object.entries(GAPS)) globalStyle(`.g-${step}`, { gap });

for (const step of [0, 'half', 1, 2] as const) {
  globalStyle(`.l-${step}`, { rowGap: step === 0 ? 0 : space[step] });
}

globalStyle('.f', { gridTemplateColumns: 'auto' });

for (const place of PLACES) globalStyle(`.a-${place}`, { alignItems: place });

for (const place of ['start', 'center'] as const) {
  globalStyle(`.j-${place}`, { justifyItems: place });
}

globalStyle('.j-between', { justifyContent: 'space-between' });

const repeated = (fit: 'auto-fit' | 'auto-fill', width: string) => ({
  gridTemplateColumns: `repeat(${fit}, minmax(min(100%, ${width}), 1fr))`,
});

for (const [name, width] of Object.entries(COLUMNS)) {
  globalStyle(`.m-${name}`, repeated('auto-fit', width));
}

for (const [name, width] of Object.entries(CELLS)) {
  globalStyle(`.c-${name}`, repeated('auto-fill', width));
}

for (const [name, screen] of Object.entries(SCREENS)) {
  globalStyle(`.t-${name}`, {
    '@media': { [screen]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  });
}

globalStyle('.plain', { padding: 0, listStyle: 'none' });

globalStyle('.i', {
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
});

for (const [name, padding] of Object.entries(PADDINGS)) globalStyle(`.p-${name}`, { padding });
