import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP, FROM_TABLET, ON_PHONE, TOO_LOW_FOR_BARS } from '../ui/breakpoints.ts';
import { actionBar, lowerEdge } from '../ui/lower-edge.css.ts';
import { DRAWER, HEADER, PAGE_WIDTH } from './measures.ts';

const EDGE = fallbackVar(lowerEdge, '0px');

/**
 * First for the keyboard, last on the page: it sticks to the lower edge of the screen and has its
 * own place behind the footer, so that it never hides the end of a page for good.
 */
export const place = style({
  position: 'sticky',
  insetBlockEnd: `calc(${EDGE} + ${fallbackVar(actionBar, '0px')})`,
  order: 1,
  // Over what sticks to the page; under the header behind it, whose menus may reach down here.
  zIndex: 2,
  inlineSize: '100%',
  maxInlineSize: PAGE_WIDTH,
  marginInline: 'auto',
  pointerEvents: 'none',
  '@media': {
    [FROM_TABLET]: { padding: vars.space[4] },
    print: { display: 'none' },
  },
});

// What gets the focus is scrolled to where the banner does not cover it.
globalStyle(`html:has(${place})`, {
  scrollPaddingBlockEnd: '14rem',
  '@media': {
    [FROM_TABLET]: { scrollPaddingBlockEnd: '13rem' },
    [TOO_LOW_FOR_BARS]: { scrollPaddingBlockEnd: `calc(50dvh + ${vars.space[2]})` },
  },
});

// The drawer stands over the start of the page.
globalStyle(`[data-design=classic] > ${place}`, {
  '@media': {
    [FROM_DESKTOP]: {
      maxInlineSize: 'none',
      paddingInlineStart: `calc(${DRAWER} + ${vars.space[4]})`,
    },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  maxBlockSize: `calc(100dvh - ${HEADER} - ${EDGE} - ${vars.space[8]})`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.colour.raised,
  // A sheet that rests on the lower edge; from a tablet on a card above it.
  borderBlockStart: `1px solid ${vars.colour.border}`,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  boxShadow: vars.shadow.high,
  maxInlineSize: '64rem',
  marginInline: 'auto',
  pointerEvents: 'auto',
  '@media': {
    [TOO_LOW_FOR_BARS]: { maxBlockSize: '50dvh' },
    [FROM_TABLET]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${vars.space[3]} ${vars.space[8]}`,
      alignItems: 'end',
      padding: `${vars.space[5]} ${vars.space[6]}`,
      border: `1px solid ${vars.colour.border}`,
      borderRadius: vars.radius.large,
    },
  },
});

export const words = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space[1],
  maxInlineSize: '48rem',
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
  '@media': { [FROM_TABLET]: { lineHeight: vars.leading.body } },
});

/** A phone has no line to spare for it. */
export const title = style({
  fontSize: vars.size.body,
  '@media': {
    [ON_PHONE]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const settings = style({
  minInlineSize: 0,
  selectors: { '&[open]': { gridColumn: '1 / -1' } },
  '@media': { [FROM_TABLET]: { selectors: { '&[open]': { gridColumn: 'auto' } } } },
});

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.density.control,
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.medium,
  listStyle: 'none',
  cursor: 'pointer',
  '@media': { [ON_PHONE]: { fontSize: vars.size.small } },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

export const chevron = style({
  '@media': { [ON_PHONE]: { display: 'none' } },
  selectors: { '[open] > * > &': { rotate: '180deg' } },
});

export const choices = style({ maxInlineSize: '40rem', paddingBlock: `${vars.space[2]} 0` });
