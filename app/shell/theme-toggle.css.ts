import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { burgerTools } from './header.css.ts';

const toggle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.density.control,
  minBlockSize: vars.density.control,
  borderRadius: vars.radius.medium,
  selectors: {
    '&:hover': { backgroundColor: vars.colour.hover },
    [`${burgerTools} &`]: {
      justifyContent: 'start',
      gap: vars.space[3],
      inlineSize: '100%',
      paddingInline: vars.space[3],
      fontWeight: vars.weight.medium,
      lineHeight: vars.leading.heading,
      textAlign: 'start',
    },
  },
});

export const toDark = style([toggle]);
export const toLight = style([toggle, { display: 'none' }]);

globalStyle(`html[data-theme='dark'] ${toDark}`, { display: 'none' });
globalStyle(`html[data-theme='dark'] ${toLight}`, { display: 'flex' });

globalStyle(`html[data-theme='system'] ${toDark}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'none' } },
});
globalStyle(`html[data-theme='system'] ${toLight}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'flex' } },
});
