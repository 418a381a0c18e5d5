import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { STUDIO_BAR } from '#app/areas/studio/studio/studio-measures.ts';

/** What a link leads to within the page is not hidden by the bar. */
export const section = style({ scrollMarginBlockStart: `calc(${STUDIO_BAR} + ${vars.space[4]})` });

export const entry = style({
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const place = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const strong = style({ fontWeight: vars.weight.medium });

export const problem = style({ color: vars.colour.danger.text });

export const detail = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const colours = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const token = style([code, { color: vars.colour.muted, fontSize: vars.size.tiny }]);
