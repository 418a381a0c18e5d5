import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const reports = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxInlineSize: '60rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const facts = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
