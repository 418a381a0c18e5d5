import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { BELOW_DESKTOP, FROM_DESKTOP, FROM_TABLET } from '../ui/breakpoints.ts';
import { gutter } from './gutter.css.ts';
import { BAR, HEADER, PAGE_WIDTH } from './measures.ts';

const NOT_A_PHONE = { '@media': { [FROM_TABLET]: { display: 'inline-flex' } } };

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  backgroundColor: vars.colour.surface,
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  '@media': { print: { display: 'none' } },
});

export const bar = style([
  gutter,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: BAR,
    maxInlineSize: PAGE_WIDTH,
    marginInline: 'auto',
    '@media': { [FROM_TABLET]: { gap: vars.space[3] } },
  },
]);

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
});

export const barOnly = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  ...NOT_A_PHONE,
});

export const burgerTools = style({
  display: 'grid',
  gap: vars.space.half,
  marginBlockStart: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.colour.border}`,
  '@media': { [FROM_TABLET]: { display: 'none' } },
});

/** What has no ground of its own at the end of the bar: its text ends where the content does. */
export const login = style({
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
  '@media': { [FROM_TABLET]: { marginInlineEnd: 0 } },
});

/** On a phone the login page leads to it. */
export const register = style({ display: 'none', ...NOT_A_PHONE });

/** What the bar says with a drawing alone stands behind the menu in words. */
export const behindMenu = style({
  display: 'none',
  selectors: { [`${burgerTools} &`]: { display: 'block' } },
});

export const inBar = style({ selectors: { [`${burgerTools} &`]: { display: 'none' } } });

export const burger = style({ '@media': { [FROM_DESKTOP]: { display: 'none' } } });

export const burgerButton = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.density.control,
  blockSize: vars.density.control,
  // The drawing, not the room around it, stands on the edge of the content.
  marginInlineStart: `calc((1.5rem - ${vars.density.control}) / 2)`,
  borderRadius: vars.radius.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover, [open] > &': { backgroundColor: vars.colour.hover },
  },
});

export const burgerPanel = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 'calc(100% + 1px)',
  inlineSize: '100%',
  blockSize: `calc(100dvh - ${HEADER})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[3]} ${vars.space[1]} ${vars.space[8]}`,
  backgroundColor: vars.colour.raised,
  '@media': {
    [FROM_TABLET]: {
      inlineSize: '22rem',
      paddingInline: vars.space[3],
      borderInlineEnd: `1px solid ${vars.colour.border}`,
      boxShadow: vars.shadow.high,
    },
  },
});

// A finger on the open menu must not move the page behind it.
globalStyle(`html:has(${burger}[open])`, {
  '@media': { [`${BELOW_DESKTOP} and (pointer: coarse)`]: { overflow: 'hidden' } },
});
