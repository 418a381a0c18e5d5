import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18.5rem), 1fr))',
  gap: vars.density.gap,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const group = style({
  selectors: { '& + &': { marginBlockStart: vars.space[10] } },
});

export const groupTitle = style({
  marginBlockEnd: vars.space[4],
  fontSize: vars.size.title4,
  fontWeight: vars.weight.strong,
});
