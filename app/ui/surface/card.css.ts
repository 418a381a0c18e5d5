import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const base = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.colour.border}`,
  backgroundColor: vars.colour.surface,
});

export const card = styleVariants({
  plain: [base],
  raised: [base, { boxShadow: vars.shadow.low }],
  sunken: [base, { borderColor: 'transparent', backgroundColor: vars.colour.sunken }],
});

export const interactive = style({
  transition: 'box-shadow 160ms ease-out, border-color 160ms ease-out',
  selectors: {
    '&:hover': { borderColor: vars.colour.control, boxShadow: vars.shadow.middle },
    '&:active': { boxShadow: vars.shadow.low },
  },
});

export const selected = style({
  borderColor: vars.colour.brand.edge,
  // A second line inside of the first moves nothing.
  boxShadow: `inset 0 0 0 1px ${vars.colour.brand.edge}`,
  selectors: {
    '&:hover': {
      borderColor: vars.colour.brand.edge,
      boxShadow: `inset 0 0 0 1px ${vars.colour.brand.edge}, ${vars.shadow.middle}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -3 },
  },
});

globalStyle(`${base}:has(> header a:focus-visible)`, {
  outline: `2px solid ${vars.colour.focusOuter}`,
  outlineOffset: 2,
});

export const media = style({
  overflow: 'hidden',
  borderStartStartRadius: `calc(${vars.radius.large} - 1px)`,
  borderStartEndRadius: `calc(${vars.radius.large} - 1px)`,
});

globalStyle(`${media} > :is(img, svg)`, { inlineSize: '100%', objectFit: 'cover' });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[3],
  padding: vars.density.card,
});

export const titles = style({
  // Narrower, a title breaks in each word: what stands behind it goes below it then.
  flex: '1 1 10rem',
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space[1],
});

export const title = style({
  hyphens: 'auto',
  fontSize: vars.size.title4,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});

/** Covers the card, so that all of it is hit as one. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: 'inherit' },
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
});

export const subtitle = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.body,
});

/** Above what covers the card. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const body = style({
  flex: 1,
  padding: vars.density.card,
  selectors: {
    [`${header} + &`]: { marginBlockStart: `calc(-1 * ${vars.space[2]})`, paddingBlockStart: 0 },
  },
});

globalStyle(`${body} :is(a, button, input, select, summary)`, { position: 'relative', zIndex: 1 });

export const footer = style([
  actions,
  {
    marginBlockStart: 'auto',
    padding: `${vars.space[3]} ${vars.density.card}`,
    borderBlockStart: `1px solid ${vars.colour.border}`,
  },
]);

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.density.gap,
});
