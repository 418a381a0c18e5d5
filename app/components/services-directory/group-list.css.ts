import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const groups = style({ display: 'grid', gap: vars.space[6], containerType: 'inline-size' });

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[2],
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
});

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@container': {
    '(min-width: 26rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 52rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const type = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.half,
  blockSize: '100%',
  minBlockSize: vars.density.controlLarge,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.surface,
  color: vars.colour.text,
  lineHeight: vars.leading.heading,
  textDecoration: 'none',
  transition: 'background-color 120ms ease-out, border-color 120ms ease-out',
  selectors: {
    '&:hover': {
      borderColor: vars.colour.control,
      backgroundColor: vars.colour.hover,
      color: vars.colour.text,
    },
  },
});

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const from = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
