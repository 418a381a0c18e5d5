import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const actions = style({ marginBlockStart: vars.space[4] });

export const heading = style({ marginBlockEnd: vars.space[4], fontSize: vars.size.title4 });

export const filter = style({
  marginBlockEnd: vars.space[5],
  '@media': { print: { display: 'none' } },
});

/** With a script a choice counts at once. */
export const unscripted = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });

/** Two dates need no more room, however wide the page is. */
export const dates = style({ maxInlineSize: '36rem' });

export const detail = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const income = style({ color: vars.colour.success.text, fontWeight: vars.weight.medium });

export const coming = style({
  display: 'grid',
  justifyItems: 'center',
  marginBlockStart: vars.space[5],
});

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[5],
});

export const formula = style({
  display: 'block',
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const check = style({ marginBlockStart: vars.space[3] });
