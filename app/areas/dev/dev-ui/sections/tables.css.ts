import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const order = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] });

export const nothing = style({ color: vars.colour.muted });

const badge = style({
  display: 'inline-block',
  paddingInline: vars.space[2],
  paddingBlock: vars.space.half,
  borderRadius: vars.radius.full,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});

export const status = styleVariants({
  done: [
    badge,
    { backgroundColor: vars.colour.success.subtle, color: vars.colour.success.onSubtle },
  ],
  running: [badge, { backgroundColor: vars.colour.info.subtle, color: vars.colour.info.onSubtle }],
  waiting: [
    badge,
    { backgroundColor: vars.colour.warning.subtle, color: vars.colour.warning.onSubtle },
  ],
});
