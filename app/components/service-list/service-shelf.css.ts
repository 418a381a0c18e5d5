import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

export const link = style({
  color: vars.colour.text,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.colour.brand.text },
    // All of the line is hit as one.
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
});

/** Prices under each other end at one line. */
export const cost = style({ display: 'grid', justifyItems: 'end', textAlign: 'end' });

export const detail = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
});
