import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** Names beside values, by shares: a column as wide as its names would move when their font has come. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

export const choice = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  margin: 0,
});

export const name = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
});

export const only = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.density.controlSmall,
  paddingInline: `calc(${vars.space[3]} + 1px)`,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
});

export const box = style({ position: 'relative', display: 'grid', minInlineSize: 0 });

export const select = style({
  appearance: 'none',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.density.controlSmall,
  margin: 0,
  paddingInline: `${vars.space[3]} ${vars.space[8]}`,
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.surface,
  color: vars.colour.text,
  font: 'inherit',
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.colour.text } },
  // Less than this, and a phone zooms in on it.
  '@media': { '(pointer: coarse)': { fontSize: vars.size.body } },
});

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[3],
  display: 'grid',
  placeItems: 'center',
  color: vars.colour.muted,
  pointerEvents: 'none',
});

/** A script shows at once what is chosen. */
export const submit = style({
  gridColumn: 2,
  margin: 0,
  '@media': { '(scripting: enabled)': { display: 'none' } },
});
