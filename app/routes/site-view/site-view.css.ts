import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const frame = style({
  inlineSize: '100%',
  blockSize: '75dvh',
  marginBlockEnd: vars.space[4],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
});
