import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const meaning = style({ color: vars.colour.muted });

export const detail = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const states = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  whiteSpace: 'nowrap',
});
