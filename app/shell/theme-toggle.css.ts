import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const toggle = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.density.control,
  blockSize: vars.density.control,
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { backgroundColor: vars.colour.hover } },
});

export const toDark = style([toggle]);
export const toLight = style([toggle, { display: 'none' }]);

globalStyle(`html[data-theme='dark'] ${toDark}`, { display: 'none' });
globalStyle(`html[data-theme='dark'] ${toLight}`, { display: 'grid' });

globalStyle(`html[data-theme='system'] ${toDark}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'none' } },
});
globalStyle(`html[data-theme='system'] ${toLight}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'grid' } },
});
