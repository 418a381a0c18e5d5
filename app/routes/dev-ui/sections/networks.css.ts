import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space[3],
  padding: 0,
  listStyle: 'none',
});

export const network = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
