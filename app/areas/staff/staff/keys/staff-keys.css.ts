import { style } from '@vanilla-extract/css';

/** Whoever has only fingers has no keys to press. */
export const ofKeys = style({
  '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
});

export const notYet = style([ofKeys, { visibility: 'hidden' }]);
