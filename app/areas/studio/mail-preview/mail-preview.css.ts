import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { SIDE_BY_SIDE } from '#app/areas/studio/studio/studio-measures.ts';

export const beside = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(20rem, 1fr)',
  gap: vars.space[3],
  blockSize: '100%',
  padding: vars.space[3],
});

export const frame = style({
  inlineSize: '100%',
  blockSize: '100%',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
});

/** Where the mail itself stands beside the form. */
export const within = style({
  marginBlockStart: vars.space[3],
  '@media': { [SIDE_BY_SIDE]: { display: 'none' } },
});
