import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '#app/ui/breakpoints.ts';

/** What leads to a block must not end up under the bar. */
export const block = style({ scrollMarginBlockStart: vars.space[20] });

/** These bring the space around them with them, or have none. */
const CLOSE = ['hero', 'catalogue', 'banner', 'body'].map((type) => `[data-block="${type}"]`);
const spaced = `${block}:not(${CLOSE.join(', ')})`;

globalStyle(spaced, {
  marginBlock: vars.space[10],
  '@media': { [FROM_TABLET]: { marginBlock: vars.space[16] } },
});

globalStyle(`${spaced}:last-child`, { marginBlockEnd: 0 });
