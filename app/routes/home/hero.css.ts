import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET, ON_PHONE } from '../../ui/breakpoints.ts';
import { ripples } from '../../ui/ripples.ts';
import { UNTRACKED } from '../../ui/tracking.ts';

const GREETING = { ground: vars.colour.brand.subtle, ring: vars.colour.brand.subtleHover };

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  marginBlockEnd: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[5]}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.brand.subtle,
  color: vars.colour.brand.onSubtle,
  '@media': {
    [FROM_TABLET]: {
      padding: vars.space[10],
      backgroundImage: ripples({ ...GREETING, widthRem: 3.5 }),
    },
    [FROM_DESKTOP]: {
      // With a large text the window gives way, not the words.
      gridTemplateColumns: 'minmax(min(100%, 22rem), 1fr) minmax(0, 27rem)',
      alignItems: 'center',
      gap: vars.space[12],
      padding: `${vars.space[12]} ${vars.space[12]}`,
      backgroundImage: ripples({ ...GREETING, widthRem: 4.5 }),
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });

export const title = style({
  maxInlineSize: '18ch',
  color: vars.colour.text,
  fontSize: vars.size.display,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
  selectors: {
    [`&${UNTRACKED}`]: { letterSpacing: 0, lineHeight: vars.leading.heading },
    // Their letters fill a square each, so that a phrase is wider than a word.
    '&:is(:lang(ja), :lang(ko), :lang(zh))': { fontSize: `calc(${vars.size.display} * 0.8)` },
  },
});

export const lead = style({
  maxInlineSize: '38rem',
  margin: 0,
  color: vars.colour.text,
  fontSize: vars.size.lead,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
});

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: vars.colour.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const window = style({
  // On a phone the list itself begins with the same ones.
  '@media': { [ON_PHONE]: { display: 'none' } },
  padding: vars.density.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
  boxShadow: vars.shadow.middle,
  color: vars.colour.text,
});

export const windowTitle = style({
  marginBlockEnd: vars.space[2],
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const shelf = style({ listStyle: 'none', margin: 0, padding: 0 });

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

export const what = style({ display: 'grid', gap: vars.space.half, minInlineSize: 0 });

export const link = style({
  color: vars.colour.text,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.colour.brand.text },
    // All of the line is hit as one.
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
});

/** Prices under each other end at one line. */
export const cost = style({ display: 'grid', justifyItems: 'end', textAlign: 'end' });

export const detail = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
});
