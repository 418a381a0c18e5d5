import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const account = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: vars.density.control,
  blockSize: vars.density.control,
  borderRadius: vars.radius.full,
  selectors: { '&:hover': { backgroundColor: vars.colour.hover } },
});

export const grade = style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${vars.space.half})`,
  insetInlineEnd: `calc(-1 * ${vars.space.half})`,
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.space[4],
  blockSize: vars.space[4],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.colour.raised,
  color: vars.colour.accent.text,
});

globalStyle(`${grade} > svg`, { inlineSize: vars.space[3], blockSize: vars.space[3] });
