import { globalStyle, style } from '@vanilla-extract/css';

export const toDark = style({});
export const toLight = style({});

// Two classes outweigh what the buttons say of their display.
globalStyle(`form > ${toLight}`, { display: 'none' });
globalStyle(`html[data-theme='dark'] form > ${toDark}`, { display: 'none' });
globalStyle(`html[data-theme='dark'] form > ${toLight}`, { display: 'flex' });

globalStyle(`html[data-theme='system'] form > ${toDark}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'none' } },
});
globalStyle(`html[data-theme='system'] form > ${toLight}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'flex' } },
});
