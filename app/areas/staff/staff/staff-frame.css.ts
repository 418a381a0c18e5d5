import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP } from '#app/ui/breakpoints.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [FROM_DESKTOP]: { gridTemplateColumns: '13rem minmax(0, 1fr)', columnGap: vars.space[6] },
  },
});

export const menu = style({
  minInlineSize: 0,
  '@media': {
    [FROM_DESKTOP]: { position: 'sticky', insetBlockStart: vars.space[4], alignSelf: 'start' },
  },
});

export const content = style({ minInlineSize: 0 });

export const sections = style({ marginBlockStart: vars.space[6] });
