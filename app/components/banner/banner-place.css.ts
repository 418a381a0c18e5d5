import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '#app/ui/breakpoints.ts';

export type Shape = 'wide' | 'long' | 'short' | 'narrow';

export const ground = createVar();
export const ink = createVar();
export const buttonGround = createVar();
export const buttonInk = createVar();

/** Its place is kept while it waits, so that nothing moves when it appears. */
const waiting = {
  '@media': {
    '(scripting: enabled)': {
      selectors: { '&[data-waits]': { visibility: 'hidden', opacity: 0 } },
    },
  },
} as const;

const base = style([
  waiting,
  {
    transition: 'opacity 200ms ease-out',
    selectors: { '&:empty': { display: 'none' } },
    '@media': { print: { display: 'none' } },
  },
]);

export const banner = styleVariants({
  wide: [base, { marginBlock: vars.space[8] }],
  long: [base, { marginBlock: vars.space[8] }],
  short: [base, { marginBlock: vars.space[4] }],
  narrow: [base, { marginBlockStart: vars.space[6] }],
});

export const text = style({
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.large,
  borderInlineStart: `3px solid ${vars.colour.brand.edge}`,
  backgroundColor: vars.colour.surface,
});

const slideBase = style({
  vars: {
    [ground]: vars.colour.brand.subtle,
    [ink]: vars.colour.text,
    [buttonGround]: vars.colour.brand.solid,
    [buttonInk]: vars.colour.brand.onSolid,
  },
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[5],
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  backgroundColor: ground,
  color: ink,
});

export const slide = styleVariants({
  wide: [
    slideBase,
    { padding: vars.space[6], '@media': { [FROM_TABLET]: { padding: vars.space[8] } } },
  ],
  long: [slideBase, { padding: `${vars.space[5]} ${vars.space[6]}` }],
  short: [slideBase, { padding: `${vars.space[4]} ${vars.space[5]}` }],
  narrow: [slideBase, { flexDirection: 'column', alignItems: 'start', padding: vars.space[4] }],
});

/** At the end of the slide only, and faded towards the words, which stand on the colour. */
export const behind = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '45%',
  blockSize: '100%',
  objectFit: 'cover',
  maskImage: 'linear-gradient(to right, transparent, black 60%)',
  selectors: { '&:dir(rtl)': { maskImage: 'linear-gradient(to left, transparent, black 60%)' } },
});

export const words = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  minInlineSize: 0,
  maxInlineSize: '38rem',
});

globalStyle(`${behind} + ${words}`, { maxInlineSize: '55%' });

const titleBase = style({
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const title = styleVariants({
  wide: [titleBase, { fontSize: vars.size.title3 }],
  long: [titleBase, { fontSize: vars.size.title4 }],
  short: [titleBase, { fontSize: vars.size.body }],
  narrow: [titleBase, { fontSize: vars.size.body }],
});

export const subtitle = style({ fontSize: vars.size.small });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.control,
  marginBlockStart: vars.space[2],
  paddingInline: vars.density.controlPadding,
  borderRadius: vars.radius.medium,
  backgroundColor: buttonGround,
  color: buttonInk,
  forcedColorAdjust: 'none',
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: buttonInk, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

const pictureBase = style({ flex: 'none', objectFit: 'contain', position: 'relative' });

export const picture = styleVariants({
  wide: [
    pictureBase,
    {
      inlineSize: '6rem',
      blockSize: '4.5rem',
      '@media': { [FROM_TABLET]: { inlineSize: '10rem', blockSize: '7.5rem' } },
    },
  ],
  long: [pictureBase, { inlineSize: '5rem', blockSize: '3.75rem' }],
  short: [pictureBase, { inlineSize: '4rem', blockSize: '3rem' }],
  narrow: [pictureBase, { inlineSize: '5rem', blockSize: '3.75rem' }],
});

const frameBase = style([
  waiting,
  { display: 'block', inlineSize: '100%', border: 0, borderRadius: vars.radius.large },
]);

export const frame = styleVariants({
  wide: [frameBase, { blockSize: '14rem' }],
  long: [frameBase, { blockSize: '8rem' }],
  short: [frameBase, { blockSize: '8rem' }],
  narrow: [frameBase, { blockSize: '16rem' }],
});
