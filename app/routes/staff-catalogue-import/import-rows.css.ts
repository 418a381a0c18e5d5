import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

export const place = style({
  display: 'block',
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
});

export const problems = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.colour.danger.text,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
