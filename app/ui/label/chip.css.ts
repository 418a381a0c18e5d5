import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  border: 0,
  listStyle: 'none',
});

const CHOSEN = '&[aria-current], &:has(:checked)';

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
  minBlockSize: vars.density.controlSmall,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.colour.surface,
  color: vars.colour.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms ease-out, border-color 120ms ease-out',
  selectors: {
    '&:hover': { backgroundColor: vars.colour.hover, color: vars.colour.text },
    [CHOSEN]: {
      backgroundColor: vars.colour.brand.subtle,
      borderColor: vars.colour.brand.edge,
      color: vars.colour.brand.onSubtle,
    },
    [CHOSEN.replaceAll(/&[^,]+/g, '$&:hover')]: {
      backgroundColor: vars.colour.brand.subtleHover,
      color: vars.colour.brand.onSubtle,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.colour.focusOuter}`,
      outlineOffset: 2,
      boxShadow: `0 0 0 2px ${vars.colour.focusInner}`,
    },
    '&:has(:disabled)': {
      borderColor: vars.colour.border,
      color: vars.colour.disabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { [CHOSEN]: { outline: '2px solid Highlight', outlineOffset: -3 } },
    },
  },
});

/** Lies over the whole chip, so that it is what gets hit. */
export const box = style({
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  // In a card as well, which has places of its own for fields.
  selectors: { [`${chip} > &`]: { position: 'absolute' } },
});

/** Says with a mark what the colour says, too; its room is kept while there is none. */
export const mark = style({
  flexShrink: 0,
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  selectors: { [`${chip}:not([aria-current], :has(:checked)) &`]: { display: 'none' } },
});

export const count = style({
  color: vars.colour.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`:is(${chip}[aria-current], ${chip}:has(:checked)) &`]: { color: 'inherit' } },
});

export const remove = style({ flexShrink: 0, marginInlineEnd: `calc(-1 * ${vars.space[1]})` });

globalStyle(`${chip} img`, { inlineSize: '1.25em', blockSize: '1.25em' });
