import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** Pairs of all below: text, muted and danger.text on the surfaces. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const labelRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[2]}`,
  padding: 0,
  fontSize: vars.size.small,
});

/** A legend is no flex item of its fieldset, so the gap below it does not reach it. */
export const legend = style([labelRow, { marginBlockEnd: vars.space[1] }]);

export const label = style({ fontWeight: vars.weight.medium });

export const required = style({
  selectors: { '&::after': { content: '"\\a0*"', color: vars.colour.danger.text } },
});

export const mark = style({ color: vars.colour.muted });

export const hint = style({ color: vars.colour.muted, fontSize: vars.size.small });

export const errors = style({
  display: 'flex',
  gap: vars.space[2],
  color: vars.colour.danger.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const errorIcon = style({ flex: 'none', paddingBlockStart: vars.space.half });

export const error = style({ display: 'block' });
