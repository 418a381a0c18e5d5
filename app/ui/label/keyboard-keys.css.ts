import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const keys = style({
  display: 'inline-flex',
  gap: vars.space[1],
  direction: 'ltr',
  fontFamily: 'inherit',
});

export const key = style({
  minInlineSize: '1.5rem',
  paddingInline: vars.space[1],
  border: `1px solid ${vars.colour.border}`,
  borderBlockEndWidth: 2,
  borderRadius: vars.radius.small,
  backgroundColor: vars.colour.sunken,
  color: vars.colour.muted,
  fontFamily: 'inherit',
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.medium,
  lineHeight: '1.25rem',
  textAlign: 'center',
});
