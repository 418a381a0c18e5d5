import { style } from '@vanilla-extract/css';
import { FROM_DESKTOP } from '#app/ui/breakpoints.ts';
import { vars } from '#themes/contract.css.ts';

export const tall = style({ blockSize: 'calc(100dvh - 14rem)', minBlockSize: '32rem' });

/** A line for each theme, a column for each width. */
export const matrix = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [FROM_DESKTOP]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 4fr)' },
  },
});

export const cell = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
  minInlineSize: 0,
  blockSize: '28rem',
});

export const cellName = style({ fontSize: vars.size.small, fontWeight: vars.weight.strong });
