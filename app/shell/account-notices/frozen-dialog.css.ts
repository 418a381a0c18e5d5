import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const greeting = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const reason = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const chat = style({
  display: 'inline',
  color: vars.colour.brand.text,
  textDecoration: 'underline',
  selectors: { '&:hover': { color: vars.colour.brand.textHover } },
});
