import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const { colour, space } = vars;

export const swatch = style({
  position: 'relative',
  display: 'grid',
  marginInlineStart: `calc(-1 * ${space[1]})`,
  marginInlineEnd: `calc(-1 * ${space[1]})`,
});

export const swatchColour = style({
  display: 'block',
  inlineSize: space[6],
  blockSize: space[6],
  border: `1px solid ${colour.control}`,
  borderRadius: vars.radius.small,
  color: colour.muted,
});

/** Over the swatch, which shows what it would. */
export const picker = style({
  position: 'absolute',
  inset: `calc(-1 * ${space[2]})`,
  inlineSize: `calc(100% + ${space[4]})`,
  blockSize: `calc(100% + ${space[4]})`,
  padding: 0,
  opacity: 0,
  cursor: 'pointer',
});

globalStyle(`${swatch}:has(${picker}:focus-visible) > svg`, {
  outline: `2px solid ${colour.focusOuter}`,
  outlineOffset: 2,
});
