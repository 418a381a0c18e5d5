import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { BELOW_TABLET, FROM_TABLET, PHONE_WITH_ROOM_FOR_BARS } from '../ui/breakpoints.ts';
import { lowerEdge } from '../ui/lower-edge.css.ts';
import { BOTTOM_BAR } from './measures.ts';

export const bottom = style({
  zIndex: 2,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  backgroundColor: vars.colour.surface,
  borderBlockStart: `1px solid ${vars.colour.border}`,
  // A tap beside the field that it made room for ends first: it must not come under the finger.
  transition: 'visibility 0s 400ms',
  '@media': {
    [PHONE_WITH_ROOM_FOR_BARS]: { position: 'fixed', insetInline: 0, insetBlockEnd: 0 },
    [FROM_TABLET]: { display: 'none' },
    print: { display: 'none' },
  },
});

const TYPING =
  'html:has(:is(textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit])):focus)';

// A keyboard on the screen needs the room.
globalStyle(`${TYPING} ${bottom}`, {
  '@media': {
    [`${BELOW_TABLET} and (pointer: coarse)`]: { visibility: 'hidden', transition: 'none' },
  },
});

// Whatever else comes to the lower edge stands above it, and the page ends there.
globalStyle(`html:has(${bottom})`, {
  '@media': {
    [PHONE_WITH_ROOM_FOR_BARS]: {
      vars: { [lowerEdge]: `calc(${BOTTOM_BAR} + 1px + env(safe-area-inset-bottom))` },
    },
  },
});

// What is reached by a key must not end up under it; whatever stands higher says so itself.
globalStyle(`html:where(:has(${bottom}))`, {
  '@media': {
    [PHONE_WITH_ROOM_FOR_BARS]: {
      scrollPaddingBlockEnd: `calc(${lowerEdge} + ${vars.space[2]})`,
    },
  },
});

globalStyle(`html:has(${bottom}) body`, {
  '@media': { [PHONE_WITH_ROOM_FOR_BARS]: { paddingBlockEnd: lowerEdge } },
});

/** Each way keeps its place while the others have not come yet. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  minBlockSize: BOTTOM_BAR,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const few = style({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });

export const link = style({
  display: 'grid',
  justifyItems: 'center',
  gridTemplateRows: 'auto 1lh',
  alignContent: 'center',
  gap: vars.space.half,
  blockSize: BOTTOM_BAR,
  paddingInline: vars.space[1],
  color: vars.colour.muted,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.colour.text },
    '&[aria-current]': { color: vars.colour.brand.text, fontWeight: vars.weight.strong },
    '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  },
});

export const drawing = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.space[12],
  blockSize: vars.space[6],
  borderRadius: vars.radius.full,
  selectors: {
    '[aria-current] > &': {
      backgroundColor: vars.colour.brand.subtle,
      color: vars.colour.brand.onSubtle,
    },
  },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.half})`,
  insetInlineStart: '60%',
  minInlineSize: vars.space[4],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.full,
  backgroundColor: vars.colour.accent.solid,
  color: vars.colour.accent.onSolid,
  forcedColorAdjust: 'none',
  fontWeight: vars.weight.strong,
  lineHeight: vars.space[4],
});

/** A word too long for its quarter of the screen ends in dots; the link's name keeps it whole. */
export const text = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
