import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { SERIES_SEEDS, seriesInk } from './chart-palette.ts';

/** The ink of a series: its line, its bars, its sign in the legend. */
export const ink = createVar();
/** How its line is broken, so that it can be told from the others without its colour. */
export const dash = createVar();

export const series = styleVariants(SERIES_SEEDS, ({ colour, dash: dashes }) => {
  const normal = seriesInk(colour, 3);
  const more = seriesInk(colour, 7);
  return {
    vars: { [ink]: `light-dark(${normal.light}, ${normal.dark})`, [dash]: dashes },
    '@media': {
      '(prefers-contrast: more)': { vars: { [ink]: `light-dark(${more.light}, ${more.dark})` } },
      '(forced-colors: active)': { vars: { [ink]: 'CanvasText' } },
    },
  };
});

/** Alone on its chart, a series wears the brand. */
export const onlySeries = style({ vars: { [ink]: vars.colour.brand.edge, [dash]: 'none' } });
