import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET } from '#app/ui/breakpoints.ts';

/** Side by side, as states are compared. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': {
    [FROM_TABLET]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [FROM_DESKTOP]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const narrow = style({ maxInlineSize: '12rem' });
