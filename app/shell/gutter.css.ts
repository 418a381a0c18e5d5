import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET } from '../ui/breakpoints.ts';

/** The edges that header, content and footer share. */
export const gutter = style({
  paddingInline: vars.space[4],
  '@media': {
    [FROM_TABLET]: { paddingInline: vars.space[6] },
    [FROM_DESKTOP]: { paddingInline: vars.space[8] },
  },
});
