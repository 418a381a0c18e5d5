import { styleVariants } from '@vanilla-extract/css';

/** Columns that a narrow screen has no room for, by its least width in px. */
export const shownFrom = styleVariants({ 480: 480, 772: 772, 960: 960, 1300: 1300 }, (width) => ({
  '@media': { [`screen and (max-width: ${width - 1}px)`]: { display: 'none' } },
}));

/** What the cell that names the row says as long as a column has no room for it. */
export const shownBelow = styleVariants({ 960: 960, 1300: 1300 }, (width) => ({
  '@media': {
    [`screen and (min-width: ${width}px)`]: { display: 'none' },
    print: { display: 'none' },
  },
}));
