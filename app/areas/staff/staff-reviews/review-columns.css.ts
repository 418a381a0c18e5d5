import { style } from '@vanilla-extract/css';

/** As much of a review as a line of the list has room for. */
export const comment = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
