import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

// The button stands beside the code, as it would hide a long line that scrolls below it.
export const frame = style({
  display: 'flex',
  minInlineSize: 0,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
});

export const code = style({
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  padding: vars.space[4],
  borderRadius: 'inherit',
  color: vars.colour.text,
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  lineHeight: 1.6,
  overflowX: 'auto',
  tabSize: 4,
});

/** The letters of `CodePart`. */
export const part = styleVariants({
  c: { color: vars.colour.muted },
  s: { color: vars.colour.success.text },
  k: { color: vars.colour.brand.text },
  n: { color: vars.colour.warning.text },
});

export const copy = style({
  flex: 'none',
  padding: vars.space[1],
  // Without a script there is nothing that it could do.
  '@media': { 'not (scripting: enabled)': { display: 'none' } },
});
