import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { BELOW_DESKTOP, FROM_DESKTOP, FROM_TABLET, WITH_ROOM_FOR_BARS } from '../ui/breakpoints.ts';
import { MINI } from './drawer-size.css.ts';
import { gutter } from './gutter.css.ts';
import { lookOf } from './look.ts';
import { BAR, DRAWER_MINI, PAGE_WIDTH } from './measures.ts';
import { onBar } from './on-bar.css.ts';

/** What a customer has in the bar leaves no room between it here. */
const SMALLEST = 'screen and (max-width: 359px)';

const bar = style({
  position: 'relative',
  zIndex: 2,
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  '@media': {
    [WITH_ROOM_FOR_BARS]: {
      selectors: { [`${lookOf('sticky')} &`]: { position: 'sticky', insetBlockStart: 0 } },
    },
    print: { display: 'none' },
  },
});

/** Over the whole width, with the page below. */
export const navbar = style([bar, { backgroundColor: vars.colour.surface }]);

/** Beside the drawer, on the same ground as the page. */
export const toolbar = style([bar, { backgroundColor: vars.colour.page }]);

export const row = style([
  gutter,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: BAR,
    maxInlineSize: PAGE_WIDTH,
    marginInline: 'auto',
    '@media': { [SMALLEST]: { gap: 0 }, [FROM_DESKTOP]: { gap: vars.space[2] } },
  },
]);

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  '@media': { [SMALLEST]: { gap: 0 }, [FROM_DESKTOP]: { gap: vars.space[2] } },
});

export const iconButton = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: vars.density.control,
  blockSize: vars.density.control,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: onBar.hover, color: onBar.ink },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  },
});

/** A choice with its words, in the bar. */
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.density.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  color: onBar.ink,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [SMALLEST]: { paddingInline: vars.space[1] } },
  selectors: {
    '&:hover': { backgroundColor: onBar.hover, color: onBar.ink },
    '&[aria-current], &[data-current]': {
      backgroundColor: onBar.current,
      color: onBar.currentInk,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  },
});

/** The same choice as a line of the drawer. */
export const choiceRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.density.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  textAlign: 'start',
  // The icon stands in the middle of the small drawer, and its words wait for the wide one.
  '@container': {
    [MINI]: {
      paddingInline: `calc((${DRAWER_MINI} - 1.25rem) / 2 - ${vars.space[3]}) 0`,
      overflow: 'hidden',
      fontSize: 0,
      whiteSpace: 'nowrap',
    },
  },
  selectors: {
    '&:hover': { backgroundColor: vars.colour.hover },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  },
});

export const register = style([
  choice,
  {
    paddingInline: vars.space[4],
    backgroundColor: onBar.call,
    color: onBar.callInk,
    fontWeight: vars.weight.strong,
    selectors: { '&:hover': { backgroundColor: onBar.callHover, color: onBar.callInk } },
  },
]);

/** The navigation at the lower edge has these on a phone. */
export const notOnPhone = style({
  display: 'none',
  '@media': { [FROM_TABLET]: { display: 'inline-flex' } },
});

export const onDesktop = style({
  display: 'none',
  '@media': { [FROM_DESKTOP]: { display: 'inline-flex' } },
});

/**
 * Seen whole or not at all: where it has no room it wraps into a second line, which is out of sight
 * until the keyboard gets there.
 */
export const servicesPlace = style({
  display: 'none',
  '@media': {
    [FROM_TABLET]: {
      flex: '1 1 0',
      display: 'flex',
      flexWrap: 'wrap',
      minInlineSize: 0,
      blockSize: vars.density.control,
      overflow: 'hidden',
    },
    [FROM_DESKTOP]: {
      selectors: {
        '[data-design=navbar] &': { display: 'none' },
        '[data-design=classic] &': { flex: 'none' },
      },
    },
  },
  selectors: { '&::before': { content: '', blockSize: '100%' } },
});

export const belowDesktop = style({
  display: 'flex',
  minInlineSize: 0,
  '@media': { [FROM_DESKTOP]: { display: 'none' } },
});

export const order = style({
  display: 'none',
  '@media': { [FROM_TABLET]: { display: 'inline-flex' } },
});

export const cart = style({ position: 'relative' });

export const count = style({
  position: 'absolute',
  insetBlockStart: vars.space[1],
  insetInlineEnd: vars.space.half,
  minInlineSize: vars.space[5],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.full,
  backgroundColor: vars.colour.accent.solid,
  color: vars.colour.accent.onSolid,
  forcedColorAdjust: 'none',
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.space[5],
  textAlign: 'center',
});

export const chevron = style({
  color: onBar.quiet,
  '@media': { [BELOW_DESKTOP]: { display: 'none' } },
});

export const waysIn = style({ gap: vars.space[2] });

const WIDE = 'screen and (min-width: 1360px)';

/** The field, where there is room for it; elsewhere a button leads to its page. */
export const search = style({
  display: 'none',
  '@media': {
    [FROM_DESKTOP]: { flex: 1, display: 'block', minInlineSize: '8rem', maxInlineSize: '26rem' },
  },
});

export const smallSearch = style({
  display: 'none',
  '@media': { [WIDE]: { display: 'block', flexShrink: 0, inlineSize: '12rem' } },
});

export const toSearch = style({
  display: 'flex',
  selectors: {
    '[data-design=classic] &': { '@media': { [FROM_DESKTOP]: { display: 'none' } } },
    '[data-design=navbar] &': { '@media': { [WIDE]: { display: 'none' } } },
  },
});
