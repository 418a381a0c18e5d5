import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const receipt = style({
  display: 'grid',
  gap: vars.space[6],
  maxInlineSize: '46rem',
  '@media': { print: { maxInlineSize: 'none', gap: vars.space[5] } },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[5],
});

export const buyer = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const url = style({ overflowWrap: 'anywhere' });

/** Of no use on paper. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { print: { display: 'none' } },
});
