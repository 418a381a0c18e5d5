import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** Nobody should take it for a page of the brand. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxInlineSize: '28rem',
  marginInline: 'auto',
  padding: `${vars.space[8]} ${vars.space[4]}`,
});

export const title = style({ fontSize: vars.size.title3 });

export const amount = style({ margin: 0, fontSize: vars.size.lead });

export const said = style({ margin: 0 });

export const decisions = style({ display: 'grid', gap: vars.space[3] });
