import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from './breakpoints.ts';
import { ripples } from './ripples.ts';

/** The ground of a page that is no more than a title and a sentence. */
export const panel = {
  maxInlineSize: 'none',
  padding: `${vars.space[8]} ${vars.space[6]}`,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
  '@media': {
    [FROM_TABLET]: {
      padding: vars.space[12],
      backgroundImage: ripples({
        ground: vars.colour.surface,
        ring: vars.colour.hover,
        widthRem: 3,
      }),
    },
  },
};
