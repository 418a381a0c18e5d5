import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** In the last column of a table it keeps room for its words. */
export const changes = style({
  minInlineSize: '11rem',
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const field = style({ color: vars.colour.muted });

export const before = style({ color: vars.colour.muted });

/** In the line, between what was and what is. */
export const arrow = style({
  display: 'inline-block',
  marginInline: vars.space[1],
  verticalAlign: 'middle',
  color: vars.colour.muted,
});

export const after = style({ fontWeight: vars.weight.medium });

export const nothing = style({ color: vars.colour.muted });
