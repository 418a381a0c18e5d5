import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET } from '../ui/breakpoints.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  backgroundColor: vars.colour.surface,
  borderBlockEnd: `1px solid ${vars.colour.border}`,
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '4.5rem',
  maxInlineSize: '90rem',
  marginInline: 'auto',
  paddingInline: vars.space[4],
  '@media': { [FROM_TABLET]: { paddingInline: vars.space[6], gap: vars.space[3] } },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
});

export const barOnly = style({
  display: 'none',
  '@media': { [FROM_TABLET]: { display: 'flex', alignItems: 'center', gap: vars.space[1] } },
});

export const burgerTools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.colour.border}`,
  '@media': { [FROM_TABLET]: { display: 'none' } },
});

/** On a phone the login page leads to it. */
export const register = style({
  display: 'none',
  '@media': { [FROM_TABLET]: { display: 'inline-flex', marginInlineStart: vars.space[2] } },
});

export const burger = style({ '@media': { [FROM_DESKTOP]: { display: 'none' } } });

export const burgerButton = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.density.control,
  blockSize: vars.density.control,
  borderRadius: vars.radius.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: vars.colour.hover },
  },
});

export const burgerPanel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  maxBlockSize: 'calc(100dvh - 4.5rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[4],
  backgroundColor: vars.colour.raised,
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  boxShadow: vars.shadow.high,
});
