import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '../ui/breakpoints.ts';

export const dropdown = style({ position: 'relative' });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.density.control,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.medium,
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: vars.colour.hover },
  },
});

export const summaryText = style({
  display: 'none',
  '@media': { [FROM_TABLET]: { display: 'inline' } },
});

export const panel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  zIndex: 1,
  display: 'grid',
  minInlineSize: '12rem',
  maxBlockSize: 'min(28rem, 80dvh)',
  overflowY: 'auto',
  margin: 0,
  padding: vars.space[2],
  listStyle: 'none',
  backgroundColor: vars.colour.raised,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.high,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.density.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  color: vars.colour.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { backgroundColor: vars.colour.hover, color: vars.colour.text },
    '&[aria-current], &[aria-pressed="true"]': {
      backgroundColor: vars.colour.brand.subtle,
      color: vars.colour.brand.onSubtle,
      fontWeight: vars.weight.strong,
    },
  },
});
