import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { BELOW_DESKTOP, FROM_DESKTOP } from '#app/ui/breakpoints.ts';

export const browser = style({
  '@media': {
    [FROM_DESKTOP]: {
      display: 'grid',
      gridTemplateColumns: '14rem minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space[6],
    },
  },
});

export const networks = style({
  '@media': {
    [FROM_DESKTOP]: { position: 'sticky', insetBlockStart: 0 },
    [BELOW_DESKTOP]: { selectors: { '[data-shows="groups"] > &': { display: 'none' } } },
  },
});

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [BELOW_DESKTOP]: { selectors: { '[data-shows="networks"] > &': { display: 'none' } } },
  },
});

export const back = style({
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  '@media': { [FROM_DESKTOP]: { display: 'none' } },
});
