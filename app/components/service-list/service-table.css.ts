import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { visuallyHidden } from '../../ui/visually-hidden.css.ts';

export const name = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });

export const link = style({
  color: vars.colour.text,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.colour.brand.text, textDecoration: 'underline' } },
});

export const text = style({ color: vars.colour.muted, fontWeight: vars.weight.regular });

export const price = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[2],
});

export const actions = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
});

export const figures = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

export const nothing = style({ color: vars.colour.muted });

export const spoken = visuallyHidden;
