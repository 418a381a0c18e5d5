import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** The beginning tells deliveries apart; the page of the order has all of it. */
export const reference = style({
  display: 'block',
  maxInlineSize: '9rem',
  overflow: 'hidden',
  color: vars.colour.muted,
  fontSize: vars.size.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
