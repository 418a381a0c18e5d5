import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});

export const quote = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const facts = style({ display: 'grid', gap: vars.space[5] });
