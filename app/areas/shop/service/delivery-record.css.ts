import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  margin: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
});

export const name = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const value = style({
  margin: 0,
  fontSize: vars.size.title4,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const meaning = style({
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.small,
});

export const sample = style([meaning, { marginBlockStart: vars.space[3] }]);
