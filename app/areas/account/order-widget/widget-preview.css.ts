import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
  colorScheme: 'normal',
});
