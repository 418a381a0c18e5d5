import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** Beside the frame, as a border of its own would be drawn in the scheme of its page. */
export const edge = style({
  overflow: 'hidden',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
});

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: 'none',
  colorScheme: 'normal',
});
