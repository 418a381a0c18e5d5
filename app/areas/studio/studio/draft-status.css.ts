import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { toned } from '#app/ui/tone.css.ts';

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  minBlockSize: vars.density.controlSmall,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.full,
  border: '1px solid transparent',
  backgroundColor: toned.ground,
  color: toned.ink,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: toned.edge, color: toned.ink } },
});

export const text = style({ minInlineSize: 0, textAlign: 'start' });
