import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** As wide as a list of people is read well. */
export const narrow = style({ maxInlineSize: '48rem' });

export const facts = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
