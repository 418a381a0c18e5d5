import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const typeLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.density.controlSmall,
  borderRadius: vars.radius.small,
  color: vars.colour.text,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.colour.brand.text } },
});
