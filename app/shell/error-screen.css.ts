import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { panel } from '../ui/panel.ts';
import { tracking } from '../ui/tracking.ts';

export const alone = style({
  maxInlineSize: '60rem',
  marginInline: 'auto',
  padding: vars.space[4],
});

export const screen = style([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space[3],
  },
]);

export const status = style({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.colour.brand.subtle,
  color: vars.colour.brand.onSubtle,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

export const title = style([
  { maxInlineSize: '36rem', fontSize: vars.size.title1 },
  tracking('-0.015em'),
]);

export const text = style({
  maxInlineSize: '36rem',
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.lead,
});

export const search = style({ inlineSize: '100%', maxInlineSize: '30rem' });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  marginBlockStart: vars.space[2],
});

export const help = style({
  margin: `${vars.space[2]} 0 0`,
  color: vars.colour.muted,
  fontSize: vars.size.small,
});
