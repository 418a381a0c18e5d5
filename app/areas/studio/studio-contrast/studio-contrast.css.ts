import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const sample = style({
  display: 'block',
  inlineSize: '3.5rem',
  blockSize: '1.75rem',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.small,
  // The very colours are the matter.
  forcedColorAdjust: 'none',
});

export const change = style({ whiteSpace: 'nowrap' });

export const swatch = style({ whiteSpace: 'nowrap' });

export const dot = style({
  display: 'inline-block',
  inlineSize: '1rem',
  blockSize: '1rem',
  marginInlineEnd: vars.space[1],
  verticalAlign: 'text-bottom',
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 1px ${vars.colour.control}`,
  forcedColorAdjust: 'none',
});

export const ground = style({ color: vars.colour.muted });
