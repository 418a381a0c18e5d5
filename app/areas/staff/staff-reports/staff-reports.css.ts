import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const reports = style({ maxInlineSize: '60rem' });

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const facts = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
