import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const frame = style({ position: 'relative', minInlineSize: 0 });

export const code = style({
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
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
  position: 'absolute',
  insetBlockStart: vars.space[1],
  insetInlineEnd: vars.space[1],
  // Without a script there is nothing that it could do.
  '@media': { 'not (scripting: enabled)': { display: 'none' } },
});
