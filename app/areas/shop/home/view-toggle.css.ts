import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { ON_PHONE } from '#app/ui/breakpoints.ts';

export const toggle = style({
  display: 'inline-flex',
  padding: vars.space.half,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
});

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.density.controlSmall,
  paddingInline: vars.space[3],
  border: '1px solid transparent',
  borderRadius: `calc(${vars.radius.medium} - 2px)`,
  backgroundColor: 'transparent',
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.colour.text },
    '&[aria-pressed="true"]': {
      borderColor: vars.colour.border,
      backgroundColor: vars.colour.surface,
      color: vars.colour.text,
    },
  },
});

/** The drawing alone has room beside the title on a phone. */
export const name = style({
  '@media': {
    [ON_PHONE]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
