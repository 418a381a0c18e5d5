import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { AT_BOTH_ENDS } from '#app/ui/at-both-ends.ts';

/** Nobody should take it for a page of the brand. */
export const page = style({
  maxInlineSize: '28rem',
  marginInline: 'auto',
  padding: `${vars.space[8]} ${vars.space[4]}`,
});

export const title = style({ fontSize: vars.size.title3 });

/** Who is paid, and how much. */
export const payee = style({
  ...AT_BOTH_ENDS,
  flexWrap: 'wrap',
  gap: vars.space[3],
  margin: 0,
});

export const amount = style({ fontSize: vars.size.title3 });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[4],
});

export const said = style({ margin: 0 });
