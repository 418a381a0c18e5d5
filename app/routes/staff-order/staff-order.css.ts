import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP } from '#app/ui/breakpoints.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': { [FROM_DESKTOP]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const stack = style({ display: 'grid', gap: vars.space[5] });

export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
