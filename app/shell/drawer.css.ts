import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { BELOW_DESKTOP, FROM_DESKTOP, FROM_TABLET } from '../ui/breakpoints.ts';
import { brand, LOGO } from './brand.css.ts';
import { drawerSize, MINI, WIDE } from './drawer-size.css.ts';
import { lookOf } from './look.ts';
import { BAR, DRAWER, DRAWER_MINI } from './measures.ts';

const BACKDROP = '#00000080';

/** What the drawer takes of the page beside it: as wide as it was left, even while it is wider. */
export const rail = style({
  display: 'contents',
  '@media': {
    [FROM_DESKTOP]: {
      display: 'block',
      flexShrink: 0,
      inlineSize: DRAWER,
      selectors: {
        '&[data-drawer^=mini]': { inlineSize: DRAWER_MINI },
        '&[data-moves]': { transition: 'inline-size 160ms ease-out' },
      },
    },
    print: { display: 'none' },
  },
});

export const drawer = style({
  position: 'fixed',
  inset: '0 auto 0 0',
  zIndex: 3,
  flexDirection: 'column',
  inlineSize: `min(20rem, 100vw - ${vars.space[12]})`,
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: '0 solid transparent',
  borderInlineEndWidth: 1,
  backgroundColor: vars.colour.surface,
  color: vars.colour.text,
  boxShadow: vars.shadow.high,
  containerName: drawerSize,
  containerType: 'inline-size',
  translate: '-2rem 0',
  opacity: 0,
  transition:
    'translate 160ms ease-out, opacity 160ms ease-out, overlay 160ms allow-discrete, display 160ms allow-discrete',
  selectors: {
    '[dir=rtl] &': { inset: '0 0 0 auto', translate: '2rem 0' },
    '&:popover-open': { display: 'flex', translate: 'none', opacity: 1 },
    '&::backdrop': { backgroundColor: BACKDROP },
  },
  '@starting-style': {
    selectors: {
      '&:popover-open': { translate: '-2rem 0', opacity: 0 },
      '[dir=rtl] &:popover-open': { translate: '2rem 0' },
    },
  },
  '@media': { print: { display: 'none !important' } },
});

/** On a wide screen it is a part of the page. */
export const permanent = style([
  drawer,
  {
    '@media': {
      [FROM_DESKTOP]: {
        position: 'sticky',
        insetBlock: '0 auto',
        insetInline: 'auto',
        display: 'flex',
        inlineSize: DRAWER,
        borderInlineEndColor: vars.colour.border,
        boxShadow: 'none',
        translate: 'none',
        opacity: 1,
        // A page that has just come shows no movement: it never was another way.
        transition: 'none',
        selectors: {
          '[data-moves] > &': {
            transition: 'inline-size 160ms ease-out, box-shadow 160ms ease-out',
          },
          '[dir=rtl] &': { inset: '0 auto auto', translate: 'none' },
          '[data-drawer^=mini] > &': { boxShadow: vars.shadow.high },
          '[data-drawer=mini] > &:not(:focus-within)': {
            inlineSize: DRAWER_MINI,
            boxShadow: 'none',
          },
          '[data-drawer=mini-hover] > &:not(:hover, :focus-within)': {
            inlineSize: DRAWER_MINI,
            boxShadow: 'none',
          },
        },
      },
    },
  },
]);

// What lies behind the open menu stays where it is, and so does everything beside the scrollbar.
globalStyle(`html:has(${drawer}:popover-open)`, {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
});

/** As wide as the open drawer, so that nothing moves in it while it grows. */
const wide = {
  '@media': { [FROM_DESKTOP]: { selectors: { [`${permanent} > &`]: { inlineSize: DRAWER } } } },
};

export const head = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    flexShrink: 0,
    minBlockSize: BAR,
    paddingInline: `calc((${DRAWER_MINI} - ${LOGO}) / 2) ${vars.space[3]}`,
  },
  wide,
]);

// In the middle of the open drawer; in the middle of the small one it is anyway.
globalStyle(`${lookOf('centred')} ${permanent} > ${head} > ${brand}`, {
  '@media': { [FROM_DESKTOP]: { '@container': { [WIDE]: { marginInline: 'auto' } } } },
});

export const close = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.density.control,
  blockSize: vars.density.control,
  marginInlineStart: 'auto',
  borderRadius: vars.radius.medium,
  color: vars.colour.muted,
  selectors: {
    '&:hover': { backgroundColor: vars.colour.hover, color: vars.colour.text },
    [`${permanent} &`]: { '@media': { [FROM_DESKTOP]: { display: 'none' } } },
  },
});

export const middle = style([
  {
    flex: 1,
    minBlockSize: 0,
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[6]}`,
  },
  wide,
]);

export const foot = style([
  {
    display: 'grid',
    gap: vars.space[2],
    flexShrink: 0,
    padding: `${vars.space[3]} ${vars.space[3]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.colour.border}`,
    selectors: { '&:empty': { display: 'none' } },
  },
  wide,
]);

export const banner = style({
  marginBlockStart: vars.space[3],
  selectors: { '&:empty': { display: 'none' } },
  '@container': { [MINI]: { display: 'none' } },
});

/** What the bar of a phone has no room for, and what an owner keeps out of every bar. */
export const tools = style({
  display: 'grid',
  gap: vars.space.half,
  marginBlockStart: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.colour.border}`,
  selectors: { '&:not(:has(button))': { display: 'none' } },
});

export const onPhone = style({ '@media': { [FROM_TABLET]: { display: 'none' } } });

globalStyle(`${tools}:not(:has(> :not(${onPhone})))`, {
  '@media': { [FROM_TABLET]: { display: 'none' } },
});

export const hoverChoice = style({
  display: 'none',
  '@media': { [FROM_DESKTOP]: { display: 'block' } },
});

export const hoverButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.density.control,
  paddingInline: `calc((${DRAWER_MINI} - 1.25rem) / 2 - ${vars.space[3]}) ${vars.space[3]}`,
  borderRadius: vars.radius.medium,
  color: vars.colour.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  textAlign: 'start',
  selectors: {
    '&:hover': { backgroundColor: vars.colour.hover, color: vars.colour.text },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  },
});

globalStyle(`${hoverButton} > svg`, { flexShrink: 0 });
globalStyle(`${hoverButton} > span`, { '@container': { [MINI]: { opacity: 0 } } });

export const switchTrack = style({
  position: 'relative',
  flexShrink: 0,
  inlineSize: vars.space[8],
  blockSize: vars.space[5],
  marginInlineStart: 'auto',
  border: `2px solid ${vars.colour.control}`,
  borderRadius: vars.radius.full,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: vars.space.half,
    insetInlineStart: vars.space.half,
    inlineSize: vars.space[3],
    borderRadius: vars.radius.full,
    backgroundColor: vars.colour.control,
    transition: 'inset-inline-start 120ms ease-out',
  },
  selectors: {
    '[aria-pressed=true] > &': {
      borderColor: vars.colour.brand.edge,
    },
    '[aria-pressed=true] > &::after': {
      insetInlineStart: `calc(100% - ${vars.space[3]} - ${vars.space.half})`,
      backgroundColor: vars.colour.brand.edge,
    },
  },
});

/** The same button opens the drawer over the page or changes how much of it stands beside. */
export const opens = style({
  selectors: {
    '[data-design=classic] &': { '@media': { [FROM_DESKTOP]: { display: 'none' } } },
  },
});

export const resizes = style({ '@media': { [BELOW_DESKTOP]: { display: 'none' } } });
