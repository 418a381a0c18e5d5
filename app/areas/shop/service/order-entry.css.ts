import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { AT_BOTH_ENDS } from '#app/ui/at-both-ends.ts';
import { FROM_DESKTOP } from '#app/ui/breakpoints.ts';

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[6],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
  boxShadow: vars.shadow.low,
  '@media': {
    [FROM_DESKTOP]: { position: 'sticky', insetBlockStart: vars.space[20] },
  },
});

export const title = style({ fontSize: vars.size.title4 });

export const total = style({
  ...AT_BOTH_ENDS,
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.colour.border}`,
});

export const sum = style({
  fontSize: vars.size.title3,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
});

/** A script counts at once. */
export const counted = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });
