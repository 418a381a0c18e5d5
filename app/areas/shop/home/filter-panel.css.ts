import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '#app/ui/breakpoints.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': {
    [FROM_TABLET]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'screen and (min-width: 1280px)': {
      gridTemplateColumns: '1.1fr 1.1fr 1fr 0.9fr',
    },
  },
});

export const name = style({ margin: 0, fontSize: vars.size.small, fontWeight: vars.weight.medium });

export const bounds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const list = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

/** A long list keeps to itself. */
export const scroll = style({
  maxBlockSize: '15rem',
  marginBlockStart: vars.space[2],
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space[1],
});
