import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const alone = style({ padding: vars.space[4] });

export const screen = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  maxInlineSize: '36rem',
  paddingBlock: vars.space[12],
});

export const status = style({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.colour.brand.subtle,
  color: vars.colour.brand.onSubtle,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

export const title = style({ fontSize: vars.size.title1, letterSpacing: '-0.015em' });

export const text = style({
  marginBlockEnd: vars.space[4],
  color: vars.colour.muted,
  fontSize: vars.size.lead,
});
