import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** As many as there are countries would push what stands below out of reach. */
export const countries = style({
  maxBlockSize: '22rem',
  overflowY: 'auto',
  // What is focused at an edge keeps its ring.
  padding: vars.space[1],
});
