import { style, styleVariants } from '@vanilla-extract/css';

/** Grows with the text of who has set it larger. */
const SIDES = { 16: '1rem', 20: '1.25rem', 24: '1.5rem' };

export const icon = styleVariants(SIDES, (side) => ({
  inlineSize: side,
  blockSize: side,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round' as const,
  strokeLinejoin: 'round' as const,
}));

export const directional = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
