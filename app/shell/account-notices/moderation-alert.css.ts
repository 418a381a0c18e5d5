import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { page } from '../shell.css.ts';

const { space } = vars;

export const notice = style({
  marginBlockEnd: space[6],
  selectors: {
    // In the studio nothing around it keeps it from the edges; it begins where the bar does.
    [`${page} > &`]: {
      marginInline: `max(${space[4]}, env(safe-area-inset-left)) max(${space[4]}, env(safe-area-inset-right))`,
      marginBlock: space[4],
    },
    [`${page} > & + &`]: { marginBlockStart: 0 },
  },
  '@media': { print: { display: 'none' } },
});
