import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** As wide as a form is filled in well. */
export const forms = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxInlineSize: '48rem',
});
