import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP } from '#app/ui/breakpoints.ts';
import { head } from './block-head.css.ts';

/** Sets the heading of a block beside what it is about, on a wide screen. */
export function setBeside(block: string): void {
  globalStyle(`${block}:has(> ${head})`, {
    '@media': {
      [FROM_DESKTOP]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        alignItems: 'start',
        gap: vars.space[12],
      },
    },
  });
  globalStyle(`${block} > ${head}`, { '@media': { [FROM_DESKTOP]: { marginBlockEnd: 0 } } });
}
