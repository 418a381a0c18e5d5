import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '../ui/breakpoints.ts';

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

/** The bar of a phone has no room for the notices themselves. */
export const unread = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: `calc(-1 * ${vars.space[1]})`,
  minInlineSize: vars.space[4],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.full,
  backgroundColor: vars.colour.accent.solid,
  color: vars.colour.accent.onSolid,
  forcedColorAdjust: 'none',
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
  lineHeight: vars.space[4],
  textAlign: 'center',
  '@media': { [FROM_TABLET]: { display: 'none' } },
});
