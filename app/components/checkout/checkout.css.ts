import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import {
  BELOW_DESKTOP,
  BELOW_DESKTOP_WITH_ROOM_FOR_BARS,
  FROM_DESKTOP,
} from '#app/ui/breakpoints.ts';
import { actionBar, lowerEdge } from '#app/ui/lower-edge.css.ts';

const TYPING =
  'html:has(:is(textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit])):focus)';

export const gain = style({ color: vars.colour.success.text });

export const applied = style([
  gain,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[1] },
]);

export const muted = style({
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const problem = style({ margin: 0, color: vars.colour.danger.text });

/** As high as the shortest bill, so that what is below it stays in its place. */
export const total = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minBlockSize: vars.space[16],
  transition: 'opacity 120ms',
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});

export const reasonTitle = style({
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const notice = style({ borderRadius: vars.radius.medium });

/** A refusal has a sentence a line. */
export const lines = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** With a script the total follows what is chosen. */
export const unscripted = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });

export const entered = style({ overflowWrap: 'anywhere' });

/** Beside the lines where there is room, below them else. */
export const beside = style({
  '@media': {
    [FROM_DESKTOP]: { position: 'sticky', insetBlockStart: vars.space[20] },
  },
});

/** The button of the bar takes its place where there is one. */
export const besideBar = style({ '@media': { [BELOW_DESKTOP]: { display: 'none' } } });

export const bar = style({
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
  // A tap beside the field that it made room for ends first: it must not come under the finger.
  transition: 'visibility 0s 400ms',
  '@media': {
    [BELOW_DESKTOP_WITH_ROOM_FOR_BARS]: {
      position: 'sticky',
      insetBlockEnd: fallbackVar(lowerEdge, '0px'),
    },
    [FROM_DESKTOP]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const barTotal = style({ display: 'grid', fontVariantNumeric: 'tabular-nums' });

export const barLabel = style({ color: vars.colour.muted, fontSize: vars.size.small });

// A keyboard on the screen needs the room.
globalStyle(`${TYPING} ${bar}`, {
  '@media': {
    [`${BELOW_DESKTOP} and (pointer: coarse)`]: { visibility: 'hidden', transition: 'none' },
  },
});

// What has the focus is never below the bar.
globalStyle(`html:has(${bar})`, {
  '@media': {
    [BELOW_DESKTOP_WITH_ROOM_FOR_BARS]: {
      vars: { [actionBar]: '4.5rem' },
      scrollPaddingBlockEnd: `calc(${fallbackVar(lowerEdge, '0px')} + 6rem)`,
    },
  },
});

/** One line until somebody wants another way. */
export const fold = style({
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
});

export const foldLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '2.75rem',
  padding: vars.space[3],
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const foldText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const foldChange = style({ color: vars.colour.brand.text, textDecoration: 'underline' });

export const foldContent = style({ padding: vars.space[3], paddingBlockStart: 0 });
