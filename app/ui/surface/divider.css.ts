import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const divider = style({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${vars.colour.border}`,
});

export const labelled = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.colour.muted,
  fontSize: vars.size.small,
});

globalStyle(`${labelled}::before, ${labelled}::after`, {
  content: '',
  flex: 1,
  borderBlockStart: `1px solid ${vars.colour.border}`,
});
