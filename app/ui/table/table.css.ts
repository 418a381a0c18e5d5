import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET, ON_PHONE } from '../breakpoints.ts';
import { shownFrom } from './shown-from.css.ts';

const PAD = vars.density.controlPadding;

/** Between columns, closer than to the edges of the table: many of them stand beside each other. */
const BETWEEN = {
  paddingInline: `min(${PAD}, ${vars.space[3]})`,
  selectors: {
    '&:first-child': { paddingInlineStart: PAD },
    '&:last-child': { paddingInlineEnd: PAD },
  },
};

/** A shade at each edge beyond which there is more; the ground hides it where there is not. */
const MORE_BEYOND = {
  backgroundColor: vars.colour.surface,
  backgroundImage: [
    `linear-gradient(90deg, ${vars.colour.surface} 40%, transparent)`,
    `linear-gradient(270deg, ${vars.colour.surface} 40%, transparent)`,
    `linear-gradient(90deg, ${vars.colour.border}, transparent)`,
    `linear-gradient(270deg, ${vars.colour.border}, transparent)`,
  ].join(', '),
  backgroundPosition: 'left, right, left, right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '3rem 100%, 3rem 100%, 0.75rem 100%, 0.75rem 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
};

export const region = recipe({
  base: {
    // Words that are heard alone stand in no line: beyond its edge they would widen the page.
    position: 'relative',
    // Without a size of its own it would be as wide as what it holds.
    minInlineSize: 0,
    maxInlineSize: '100%',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.large,
    ...MORE_BEYOND,
    // Paper shows every line and every column, as small as it takes.
    '@media': {
      print: { maxBlockSize: 'none', overflow: 'visible', border: 0, background: 'none' },
    },
  },
  variants: {
    onPhone: {
      cards: {
        '@media': {
          [ON_PHONE]: { overflowX: 'visible', border: 0, borderRadius: 0, background: 'none' },
        },
      },
      scroll: {},
    },
    isTall: { true: { maxBlockSize: 'min(75dvh, 32rem)', overflowY: 'auto' }, false: {} },
  },
});

const cards = region.classNames.variants.onPhone.cards;

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
  '@media': { print: { fontSize: vars.size.tiny } },
});

export const caption = style({
  paddingInline: PAD,
  paddingBlock: vars.space[4],
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
});

export const head = style({});

export const columnHead = recipe({
  base: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    blockSize: vars.density.control,
    ...BETWEEN,
    borderBlockEnd: `1px solid ${vars.colour.border}`,
    backgroundColor: vars.colour.sunken,
    color: vars.colour.muted,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    '@media': { print: { position: 'static' } },
  },
  variants: { isNumeric: { true: { textAlign: 'end' }, false: {} } },
});

/** What can be done with a row is done on a screen. */
const ON_SCREEN = { print: { display: 'none' } };

/** What is done with a row stays in sight, however wide the row is. */
const IN_SIGHT = { position: 'sticky', insetInlineEnd: 0 } as const;

export const actionsHead = style([
  columnHead({ isNumeric: false }),
  { ...IN_SIGHT, zIndex: 2, inlineSize: 0, '@media': ON_SCREEN },
]);

export const sortLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.density.controlSmall,
  borderRadius: vars.radius.small,
  color: vars.colour.muted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.colour.text },
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.colour.text },
  },
});

export const sortIcon = style({ flexShrink: 0, color: vars.colour.brand.text });
export const sortIconAtRest = style({
  flexShrink: 0,
  opacity: 0.55,
  selectors: { [`${sortLink}:is(:hover, :focus-visible) &`]: { opacity: 1 } },
});

export const body = style({});

export const row = style({
  '@media': { print: { breakInside: 'avoid' } },
  selectors: {
    '&:hover': { backgroundColor: vars.colour.hover },
    '&:has(input:checked)': { backgroundColor: vars.colour.selected },
  },
});

const plainCell = style({
  ...BETWEEN,
  blockSize: vars.density.row,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  selectors: { ...BETWEEN.selectors, [`${body} > tr:last-child > &`]: { borderBlockEnd: 0 } },
});

export const cell = recipe({
  base: [plainCell],
  variants: {
    isNumeric: {
      true: { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
      false: {},
    },
    namesRow: {
      true: { minInlineSize: '10rem', fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
      false: {},
    },
    isLong: { true: { '@media': { [FROM_TABLET]: { minInlineSize: '14rem' } } }, false: {} },
  },
});

// A moment breaks between its day and its time before the columns beside it have no room.
globalStyle(`${plainCell} time`, { '@media': { [FROM_TABLET]: { whiteSpace: 'normal' } } });

/** Seen on cards only, where it keeps its words whole and a long value breaks beside it. */
export const cellLabel = style({ display: 'none', maxInlineSize: '50%', flexShrink: 0 });
export const cellValue = style({ minInlineSize: 0 });

export const actionsCell = style([
  plainCell,
  {
    ...IN_SIGHT,
    inlineSize: 0,
    backgroundColor: vars.colour.surface,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@media': ON_SCREEN,
    selectors: {
      [`${row}:hover > &`]: {
        backgroundImage: `linear-gradient(${vars.colour.hover}, ${vars.colour.hover})`,
      },
      [`${row}:has(input:checked) > &`]: {
        backgroundImage: `linear-gradient(${vars.colour.selected}, ${vars.colour.selected})`,
      },
    },
  },
]);

export const checkCell = style([
  plainCell,
  { inlineSize: 0, paddingInlineEnd: 0, '@media': ON_SCREEN },
]);
export const check = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.density.controlSmall,
  blockSize: vars.density.controlSmall,
});
export const checkOnceReady = style([check, { visibility: 'hidden' }]);
export const checkbox = style({ inlineSize: '1.125rem', blockSize: '1.125rem', margin: 0 });

globalStyle(`${head} ${checkCell}`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  blockSize: vars.density.control,
  paddingBlock: 0,
  backgroundColor: vars.colour.sunken,
});

export const stateCell = style({
  padding: `${vars.space[12]} ${vars.space[6]}`,
  textAlign: 'center',
});

export const loadingCell = style([plainCell]);

export const groupCell = style([
  plainCell,
  { backgroundColor: vars.colour.sunken, fontWeight: vars.weight.strong },
]);

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({
  display: 'block',
  blockSize: '0.75rem',
  borderRadius: vars.radius.small,
  backgroundColor: vars.colour.hover,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
  selectors: {
    'tr:nth-child(2n) &': { inlineSize: '72%' },
    'tr:nth-child(3n) &': { inlineSize: '88%' },
  },
});

// On a phone each row is a card: what names it on top, then a line for each column.

globalStyle(`${cards} ${table}`, { '@media': { [ON_PHONE]: { display: 'block' } } });

globalStyle(`${cards} ${caption}`, {
  '@media': { [ON_PHONE]: { display: 'block', paddingInline: 0 } },
});

globalStyle(`${cards} ${head}`, {
  '@media': {
    [ON_PHONE]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

// What sorts the rows is seen as soon as a key has come to it.
globalStyle(`${cards} ${head}:focus-within`, {
  '@media': {
    [ON_PHONE]: {
      position: 'static',
      display: 'block',
      inlineSize: 'auto',
      blockSize: 'auto',
      marginBlockEnd: vars.space[3],
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});

globalStyle(`${cards} ${head}:focus-within > tr`, {
  '@media': { [ON_PHONE]: { display: 'flex', flexWrap: 'wrap' } },
});

globalStyle(`${cards} ${body}`, {
  '@media': { [ON_PHONE]: { display: 'grid', gap: vars.space[3] } },
});

globalStyle(`${cards} ${body} > tr`, {
  '@media': {
    [ON_PHONE]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[2],
      padding: vars.density.card,
      border: `1px solid ${vars.colour.border}`,
      borderRadius: vars.radius.large,
      backgroundColor: vars.colour.surface,
    },
  },
});

globalStyle(`${cards} ${body} > tr:has(input:checked)`, {
  '@media': { [ON_PHONE]: { backgroundColor: vars.colour.selected } },
});

// What follows outweighs this by its place alone.
globalStyle(`${cards} ${body} :is(${plainCell}, ${stateCell}):where(:not(${actionsCell}))`, {
  '@media': {
    [ON_PHONE]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space[4],
      inlineSize: 'auto',
      blockSize: 'auto',
      padding: 0,
      border: 0,
      textAlign: 'end',
      overflowWrap: 'anywhere',
    },
  },
});

globalStyle(`${cards} ${body} ${stateCell}`, {
  '@media': { [ON_PHONE]: { display: 'block', paddingBlock: vars.space[6], textAlign: 'center' } },
});

globalStyle(`${cards} ${body} > tr:has(> ${groupCell})`, {
  '@media': {
    [ON_PHONE]: {
      padding: `${vars.space[4]} 0 0`,
      border: 0,
      background: 'none',
    },
  },
});

globalStyle(`${cards} ${body} ${groupCell}${groupCell}`, {
  '@media': { [ON_PHONE]: { backgroundColor: 'transparent' } },
});

// What names the row is read as one line, and not as a label and its value.
globalStyle(`${cards} ${body} th${plainCell}`, {
  '@media': { [ON_PHONE]: { display: 'block', textAlign: 'start', fontSize: vars.size.body } },
});

globalStyle(`${cards} ${body} > tr:has(${checkCell}) th${plainCell}`, {
  '@media': { [ON_PHONE]: { paddingInlineEnd: vars.space[12] } },
});

globalStyle(`${cards} ${body} ${checkCell}`, {
  '@media': {
    [ON_PHONE]: {
      position: 'absolute',
      insetBlockStart: vars.space[2],
      insetInlineEnd: vars.space[2],
    },
  },
});

globalStyle(`${cards} ${actionsCell}`, {
  '@media': {
    [ON_PHONE]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'end',
      gap: vars.space[2],
      inlineSize: 'auto',
      blockSize: 'auto',
      padding: `${vars.space[2]} 0 0`,
      border: 0,
      background: 'none',
    },
  },
});

globalStyle(`${cards} ${cellLabel}`, {
  '@media': { [ON_PHONE]: { display: 'inline', color: vars.colour.muted } },
});
globalStyle(`${cards} ${cellLabel} + ${cellValue}`, {
  '@media': { [ON_PHONE]: { marginInlineStart: 'auto' } },
});
// A value of several lines has all of them at the edge where the others end.
globalStyle(`${cards} ${body} ${cellLabel} + ${cellValue} > *`, {
  '@media': { [ON_PHONE]: { justifyItems: 'end' } },
});
// A value that is nothing needs no line of its own.
globalStyle(
  `${cards} ${body} td:is(:has(> ${cellValue}:empty), :has(> ${cellValue} > span:only-child:empty))`,
  { '@media': { [ON_PHONE]: { display: 'none' } } },
);

globalStyle(`${cards} ${skeleton}`, { '@media': { [ON_PHONE]: { flex: 1 } } });

// A column that is hidden on narrow screens is no line of the card either.
for (const [width, className] of Object.entries(shownFrom)) {
  globalStyle(`${cards} ${body} td${className}${className}${className}`, {
    '@media': { [`screen and (max-width: ${Number(width) - 1}px)`]: { display: 'none' } },
  });
}
