import { createVar, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const { colour } = vars;
const towardsEnd = createVar();
const fill = createVar();
const THUMB = '1.375rem';
const LINE = '0.25rem';

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: THUMB,
  blockSize: THUMB,
  border: 0,
  borderRadius: '50%',
  background: `radial-gradient(circle, ${colour.surface} 30%, ${fill} calc(30% + 1px))`,
  // The line on either side of the thumb, in its two colours, without a script to measure it.
  borderImage: `linear-gradient(${towardsEnd}, ${fill} 50%, ${colour.control} 0) 0 1 / calc(50% - ${LINE} / 2) 100vw / 0 100vw`,
  cursor: 'grab',
} as const;

/** Its pairs: the brand's edge and the control's on the surfaces. */
export const range = style({
  vars: { [towardsEnd]: '90deg', [fill]: colour.brand.edge },
  appearance: 'none',
  flex: '1 1 10rem',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.density.control,
  margin: 0,
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  overflow: 'hidden',
  // Else its thumb, a gradient, is taken away where colours are forced.
  forcedColorAdjust: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
    '&:disabled': { vars: { [fill]: colour.disabled }, cursor: 'not-allowed' },
    '&[aria-invalid="true"]': { vars: { [fill]: colour.danger.edge } },
    '&:dir(rtl)': { vars: { [towardsEnd]: '-90deg' } },
  },
});

/** Moves by a script only; without one the number field beside it does all. */
export const enhanced = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `0 ${vars.space[4]}`,
});

export const exact = style({ flex: '0 1 9rem' });

export const value = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
});

/** Each stands in the middle below its place, the first and the last at their ends. */
export const ticks = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingInline: `calc(${THUMB} / 2)`,
  color: colour.muted,
  fontSize: vars.size.tiny,
  fontVariantNumeric: 'tabular-nums',
});

export const tick = style({
  display: 'flex',
  justifyContent: 'center',
  inlineSize: 0,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { justifyContent: 'flex-start', marginInlineStart: `calc(${THUMB} / -2)` },
    '&:last-child': { justifyContent: 'flex-end', marginInlineEnd: `calc(${THUMB} / -2)` },
  },
});
