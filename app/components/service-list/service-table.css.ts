import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET, ON_PHONE } from '#app/ui/breakpoints.ts';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import * as facts from './service-facts.css.ts';

export const named = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const name = style({
  display: 'grid',
  gap: vars.space.half,
  minInlineSize: 0,
  // Names of three parts stand in one line, or in two.
  '@media': { [FROM_TABLET]: { minInlineSize: '14rem' } },
});

export const link = style({
  color: vars.colour.text,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.colour.brand.text, textDecoration: 'underline' } },
});

export const features = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.half} ${vars.space[2]}`,
  color: vars.colour.muted,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.regular,
});

export const price = style({ display: 'inline-flex', alignItems: 'start', gap: vars.space[2] });

// What is wrapped prettily wraps whatever is said around it.
globalStyle(`${price} :is(${facts.price}, ${facts.per})`, { gap: 0, whiteSpace: 'nowrap' });

globalStyle(`${price} ${facts.amount}`, { fontSize: vars.size.body });

export const actions = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  // On a card the heart stands where it stands before the button has come.
  '@media': {
    [ON_PHONE]: {
      flex: 1,
      justifyContent: 'space-between',
      minBlockSize: vars.density.control,
      marginInlineStart: `calc(${vars.space[2]} * -1)`,
    },
  },
});

export const text = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

/** A sentence in a cell stands in one line, or in two. */
export const sentence = style({
  display: 'inline-block',
  textWrap: 'balance',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [FROM_TABLET]: { minInlineSize: '6.5rem' } },
});

export const nothing = style({ color: vars.colour.muted });

export const spoken = visuallyHidden;
