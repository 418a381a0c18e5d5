import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '../ui/breakpoints.ts';

export const footer = style({
  backgroundColor: vars.colour.surface,
  borderBlockStart: `1px solid ${vars.colour.border}`,
});

export const inner = style({
  display: 'grid',
  gap: vars.space[6],
  maxInlineSize: '90rem',
  marginInline: 'auto',
  padding: `${vars.space[8]} ${vars.space[4]}`,
  fontSize: vars.size.small,
  '@media': {
    [FROM_TABLET]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingInline: vars.space[6],
    },
  },
});

export const name = style({ fontWeight: vars.weight.heavy, fontSize: vars.size.body });

export const help = style({ marginBlockStart: vars.space[1], color: vars.colour.muted });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

globalStyle(`${links} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.control,
  color: vars.colour.text,
});
