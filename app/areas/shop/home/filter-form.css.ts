import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '#app/ui/breakpoints.ts';

/** What is looked for and what is chosen stand in one line, as far as there is room. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
  minInlineSize: 0,
  '@media': {
    [FROM_TABLET]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(10rem, 16rem) auto auto' },
    [`${FROM_TABLET} and (scripting: enabled)`]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(10rem, 16rem) auto',
    },
  },
});

export const row = style({ display: 'contents' });

globalStyle(`${row} > :first-child`, {
  gridColumn: '1 / -1',
  '@media': { [FROM_TABLET]: { gridColumn: 'auto' } },
});

/** A script sends the form by itself, so that nobody need press anything. */
export const submit = style({
  '@media': { '(scripting: enabled)': { display: 'none' } },
});

export const more = style({
  minInlineSize: 0,
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.surface,
  selectors: { '&[open]': { gridColumn: '1 / -1' } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: `calc(${vars.density.control} - 2px)`,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.large,
  fontWeight: vars.weight.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.colour.brand.text },
  },
});

export const count = style({
  display: 'grid',
  placeContent: 'center',
  minInlineSize: vars.space[6],
  minBlockSize: vars.space[6],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.full,
  backgroundColor: vars.colour.brand.solid,
  color: vars.colour.brand.onSolid,
  forcedColorAdjust: 'none',
  fontSize: vars.size.tiny,
  fontVariantNumeric: 'tabular-nums',
});

export const chevron = style({
  display: 'grid',
  marginInlineStart: 'auto',
  color: vars.colour.muted,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});

export const panel = style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.density.card,
  borderBlockStart: `1px solid ${vars.colour.border}`,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  selectors: { '&:not(:has(> a))': { '@media': { '(scripting: enabled)': { display: 'none' } } } },
});
