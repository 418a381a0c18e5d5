import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  margin: 0,
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
});

export const name = style({ color: vars.colour.muted, fontSize: vars.size.tiny });

export const value = style({
  margin: 0,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const known = style({ margin: 0, color: vars.colour.success.text });

export const delivered = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
});

export const proof = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.colour.success.text,
  fontWeight: vars.weight.medium,
});
