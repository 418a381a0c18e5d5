import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: vars.space[1],
  padding: 0,
  listStyle: 'none',
});

export const cell = style({
  alignContent: 'start',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { backgroundColor: vars.colour.hover } },
});

export const name = style({
  color: vars.colour.muted,
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.heading,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
