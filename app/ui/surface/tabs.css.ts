import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_DESKTOP } from '../breakpoints.ts';

/** The browser runs scripts, whether or not ours has come yet. */
const SCRIPTED = '(scripting: enabled)';

/** Never wider than what stands around it, so that the list is what scrolls. */
export const links = style({ minInlineSize: 0, maxInlineSize: '100%' });

export const list = style({
  display: 'flex',
  gap: vars.space[1],
  margin: 0,
  // Room for the focus, which what scrolls would cut.
  padding: `${vars.space[1]} ${vars.space[1]} 0`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  listStyle: 'none',
  boxShadow: `inset 0 -1px ${vars.colour.border}`,
});

/** A menu at the side, where there is room for one. */
export const side = style({
  '@media': {
    [FROM_DESKTOP]: {
      flexDirection: 'column',
      gap: 0,
      padding: 0,
      overflow: 'visible',
      boxShadow: 'none',
    },
  },
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.density.control,
  paddingInline: vars.space[3],
  borderBlockEnd: '2px solid transparent',
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: 'color 120ms ease-out, border-color 120ms ease-out',
  selectors: {
    '&:hover': { borderColor: vars.colour.control, color: vars.colour.text },
    '&[aria-current], &[aria-selected="true"]': {
      borderColor: vars.colour.brand.edge,
      color: vars.colour.brand.text,
    },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
    // Of more tabs than a phone shows at once, the one whose page this is can be seen.
    '&[aria-current]': { scrollInitialTarget: 'nearest' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:not([aria-current], [aria-selected="true"])': { borderColor: 'Canvas' } },
    },
  },
});

export const count = style({
  minInlineSize: vars.space[6],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.colour.sunken,
  color: vars.colour.muted,
  fontSize: vars.size.tiny,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.space[5],
  textAlign: 'center',
});

/** Without a script there is nothing to choose: every part stands below the other. */
export const enhancedList = style([
  list,
  { '@media': { 'not (scripting: enabled)': { display: 'none' } } },
]);

export const panel = style({
  paddingBlock: vars.space[5],
  borderRadius: vars.radius.medium,
});

export const panelTitle = style({
  marginBlockEnd: vars.space[3],
  fontSize: vars.size.title4,
  '@media': { [SCRIPTED]: { display: 'none' } },
});

export const parts = style({});

// What is going to be hidden never shows; the address may ask for another part than the first.
globalStyle(`${parts}[data-waiting] > ${panel}:not(:target) ~ ${panel}:not(:target)`, {
  '@media': { [SCRIPTED]: { display: 'none' } },
});

globalStyle(`${side} ${tab}`, {
  '@media': {
    [FROM_DESKTOP]: {
      display: 'flex',
      justifyContent: 'space-between',
      borderBlockEnd: 0,
      borderInlineStart: '2px solid transparent',
      borderRadius: vars.radius.small,
    },
  },
});

globalStyle(`${side} ${tab}[aria-current]`, {
  '@media': {
    [FROM_DESKTOP]: {
      borderColor: vars.colour.brand.edge,
      backgroundColor: vars.colour.sunken,
      // Nothing scrolls here but the page itself, which begins at its top.
      scrollInitialTarget: 'none',
    },
  },
});
