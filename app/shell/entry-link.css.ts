import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const text = style({ flex: 1, minInlineSize: 0 });

export const badge = style({
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.colour.accent.solid,
  color: vars.colour.accent.onSolid,
  forcedColorAdjust: 'none',
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
  lineHeight: vars.space[5],
  whiteSpace: 'nowrap',
});
