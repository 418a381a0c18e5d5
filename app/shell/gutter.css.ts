import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET } from '../ui/breakpoints.ts';

/** The edges that header, content and footer share. */
export const gutter = style({
  // A notch may lie at the edge.
  paddingInline: `max(${vars.space[4]}, env(safe-area-inset-left)) max(${vars.space[4]}, env(safe-area-inset-right))`,
  '@media': {
    [FROM_TABLET]: { paddingInline: vars.space[6] },
    [FROM_DESKTOP]: { paddingInline: vars.space[8] },
  },
});
