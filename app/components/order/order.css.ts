import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP } from '#app/ui/breakpoints.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  alignItems: 'start',
  '@media': {
    // What is beside may be longer; the room it takes is left below and not in between.
    [FROM_DESKTOP]: {
      gridTemplateColumns: 'minmax(0, 1fr) 23rem',
      gridAutoRows: 'auto 1fr',
    },
  },
});

/** Beside all else where there is room, in its turn where there is not. */
export const aside = style({
  '@media': { [FROM_DESKTOP]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

export const notice = style({ marginBlockEnd: vars.space[5], whiteSpace: 'pre-line' });

export const url = style({ overflowWrap: 'anywhere' });

export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
