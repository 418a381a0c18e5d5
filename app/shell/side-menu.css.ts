import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { MINI } from './drawer-size.css.ts';
import { DRAWER_MINI } from './measures.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.half,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.density.control,
  // The icons stand in the middle of the drawer when it shows nothing else.
  paddingInline: `calc((${DRAWER_MINI} - 1.25rem) / 2 - ${vars.space[3]}) ${vars.space[3]}`,
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.medium,
  color: vars.colour.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  textDecoration: 'none',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: vars.colour.hover, color: vars.colour.text },
    '&[aria-current]': {
      backgroundColor: vars.colour.brand.subtle,
      color: vars.colour.brand.onSubtle,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  },
  '@media': {
    // Forced colours take the ground away, which shows where one is.
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]:not(:focus-visible)': { outline: '1px solid', outlineOffset: -1 },
      },
    },
  },
  '@container': {
    [MINI]: {
      inlineSize: `calc(${DRAWER_MINI} - 2 * ${vars.space[3]} - 1px)`,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
});

globalStyle(`${item} > svg`, { flexShrink: 0 });
globalStyle(`${item} > svg ~ svg`, { '@container': { [MINI]: { display: 'none' } } });
globalStyle(`${item} > span`, { '@container': { [MINI]: { opacity: 0 } } });
globalStyle(`${item}:not(:hover, [aria-current]) > svg`, { color: vars.colour.muted });

export const text = style({ flex: 1, minInlineSize: 0 });

export const group = style({});

// The inner texts stand under the group's own text.
globalStyle(`${group} > ${list}`, {
  marginBlock: vars.space.half,
  marginInlineStart: `calc(${DRAWER_MINI} / 2 - ${vars.space[3]})`,
  paddingInlineStart: vars.space[2],
  borderInlineStart: `1px solid ${vars.colour.border}`,
  '@container': { [MINI]: { display: 'none' } },
});

globalStyle(`${group} > ${list} ${item}`, { paddingInlineStart: vars.space[2] });

globalStyle(`${group} > ${list} ${item} > svg:first-child`, {
  inlineSize: '1rem',
  blockSize: '1rem',
});

export const chevron = style({
  color: vars.colour.muted,
  transition: 'rotate 160ms ease-out',
  selectors: { [`${group}[open] &`]: { rotate: '180deg' } },
});

// Closed, the group stands in for the page that is open inside of it.
globalStyle(`${group}:not([open]) > ${item}[data-current]`, {
  backgroundColor: vars.colour.brand.subtle,
  color: vars.colour.brand.onSubtle,
});

globalStyle(`${group} > ${item}[data-current]`, {
  '@container': {
    [MINI]: {
      backgroundColor: vars.colour.brand.subtle,
      color: vars.colour.brand.onSubtle,
    },
  },
});
