import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[10],
  paddingInline: vars.space[4],
  textAlign: 'center',
});

export const title = style({ fontSize: vars.size.title3 });

export const text = style({
  maxInlineSize: '32rem',
  color: vars.colour.muted,
  textWrap: 'balance',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});

export const drawing = style({
  inlineSize: '11rem',
  blockSize: 'auto',
  marginBlockEnd: vars.space[2],
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
  stroke: 'none',
});

/** The circle everything stands on. */
export const ground = style({ fill: vars.colour.brand.subtle });
export const ring = style({ fill: 'none', stroke: vars.colour.brand.subtleHover });
export const sheet = style({ fill: vars.colour.raised, stroke: vars.colour.control });
export const faint = style({ fill: vars.colour.sunken });
export const line = style({ stroke: vars.colour.control });
export const accent = style({ stroke: vars.colour.brand.edge, strokeWidth: 3 });
/** Drawn by the lines of the icon itself. */
export const icon = style({ stroke: vars.colour.brand.edge, strokeWidth: 1.5 });
export const solid = style({ fill: vars.colour.brand.edge });
