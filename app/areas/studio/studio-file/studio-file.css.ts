import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** As wide as a form is filled in well. */
export const narrow = style({ maxInlineSize: '56rem' });

export const place = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const value = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
