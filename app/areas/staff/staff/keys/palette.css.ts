import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const found = style({ display: 'grid', gap: vars.space[4], minBlockSize: '12rem' });

export const heading = style({
  margin: `0 0 ${vars.space[1]}`,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const entry = style({
  display: 'block',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.small,
  color: vars.colour.text,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover, &:focus-visible': { backgroundColor: vars.colour.sunken } },
});

export const detail = style({ color: vars.colour.muted, fontSize: vars.size.small });
