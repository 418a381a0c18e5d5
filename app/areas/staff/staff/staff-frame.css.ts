import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP } from '#app/ui/breakpoints.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [FROM_DESKTOP]: { gridTemplateColumns: '13rem minmax(0, 1fr)', columnGap: vars.space[6] },
  },
});

export const menu = style({
  minInlineSize: 0,
  '@media': {
    [FROM_DESKTOP]: { position: 'sticky', insetBlockStart: vars.space[4], alignSelf: 'start' },
  },
});

export const content = style({ minInlineSize: 0 });

/** Where people work all day, the title takes no more room than it needs. */
export const heading = style({
  display: 'grid',
  flex: '1 1 20rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const title = style({ fontSize: vars.size.title2, overflowWrap: 'anywhere' });

export const lead = style({
  maxInlineSize: '44rem',
  color: vars.colour.muted,
  fontSize: vars.size.small,
  // An address of a customer is one word, however long.
  overflowWrap: 'anywhere',
});

export const sections = style({ marginBlockStart: vars.space[6] });
