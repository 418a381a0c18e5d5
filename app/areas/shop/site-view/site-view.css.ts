import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** Above the frame, where it is seen without scrolling past another site. */
export const link = style({ marginBlockEnd: vars.space[4] });

export const frame = style({
  inlineSize: '100%',
  blockSize: '75dvh',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
});
