import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '#app/ui/breakpoints.ts';

/** A line of it is enough to tell orders apart; the page of the order has all of it. */
export const link = style({
  display: 'block',
  maxInlineSize: '18rem',
  overflow: 'hidden',
  color: vars.colour.muted,
  fontSize: vars.size.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [FROM_TABLET]: { maxInlineSize: 'min(18rem, 22vw)' } },
});

/** Where it is a column of its own, others need the room. */
export const narrow = style([
  link,
  { '@media': { [FROM_TABLET]: { maxInlineSize: 'min(12rem, 18vw)' } } },
]);
