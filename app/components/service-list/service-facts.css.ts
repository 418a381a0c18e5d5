import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const price = style({ display: 'grid', gap: vars.space.half, margin: 0 });

/** Text rather than a row, so that it stands at the side where the text around it does. */
export const amounts = style({ wordSpacing: vars.space[1] });

export const amount = style({
  fontSize: vars.size.title4,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.tight,
});

export const before = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const per = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
});

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.space[6],
  paddingInline: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  backgroundColor: vars.entity.subtle,
  color: vars.entity.onSubtle,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});
