import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const list = style({
  margin: `0 0 ${vars.space[4]}`,
  color: vars.colour.muted,
  fontSize: vars.size.small,
});

export const step = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.controlSmall,
  borderRadius: vars.radius.small,
  color: vars.colour.muted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.colour.text, textDecoration: 'underline' } },
});

export const current = style({ color: vars.colour.text, overflowWrap: 'anywhere' });
