import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const sections = style({ maxInlineSize: '48rem' });

export const lines = style({ marginBlockEnd: vars.space[5] });

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  overflowWrap: 'anywhere',
});

export const total = style([
  line,
  { borderBlockEnd: 'none', fontWeight: vars.weight.strong, fontSize: vars.size.title4 },
]);

export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
