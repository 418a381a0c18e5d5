import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP } from '../ui/breakpoints.ts';

export const bar = style({
  display: 'none',
  '@media': {
    [FROM_DESKTOP]: {
      flex: 1,
      display: 'flex',
      alignItems: 'center',
      minInlineSize: 0,
      marginInlineStart: vars.space[4],
    },
  },
});

/** One line high: what wraps into the next is out of sight. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  blockSize: vars.density.control,
  overflow: 'hidden',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Hidden, it keeps its room, so that nothing moves and the measure stays true. */
export const place = style({
  flexShrink: 0,
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
});
