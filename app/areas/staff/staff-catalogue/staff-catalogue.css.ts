import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP } from '#app/ui/breakpoints.ts';

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignContent: 'start',
});

export const sources = style([
  stack,
  {
    alignItems: 'start',
    '@media': { [FROM_DESKTOP]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);
