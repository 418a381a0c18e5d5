import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.colour.text,
  fontWeight: vars.weight.medium,
});

export const star = style({ display: 'grid', color: vars.colour.accent.text });

globalStyle(`${star} svg`, { fill: 'currentColor' });

export const spoken = visuallyHidden;
