import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxInlineSize: '40rem',
});

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const more = style({ marginBlockStart: vars.space[3] });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  alignItems: 'start',
  gap: vars.space[5],
});

export const list = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const line = style({ display: 'flex', alignItems: 'start', gap: vars.space[3] });

export const names = style({ display: 'grid', gap: vars.space.half });

export const detail = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const none = style({ color: vars.colour.muted });

export const named = style({ display: 'flex', alignItems: 'start', gap: vars.space[3] });

export const link = style({ overflowWrap: 'anywhere' });

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[5],
});

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const url = style({ overflowWrap: 'anywhere' });

export const cost = style({ display: 'grid', gap: vars.space.half });
