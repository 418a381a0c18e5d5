import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const policy = style({
  display: 'grid',
  gap: vars.space[2],
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const title = style({ color: vars.colour.text, fontWeight: vars.weight.medium });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
