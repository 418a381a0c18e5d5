import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** The arrows scroll it, from the field that it belongs to. */
export const options = style({ minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' });

export const note = style({
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.colour.muted,
  fontSize: vars.size.small,
});

export const heading = style({
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[1]}`,
  color: vars.colour.muted,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.density.control,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.colour.hover },
    '&[aria-selected="true"]': {
      backgroundColor: vars.colour.selected,
      outline: `2px solid ${vars.colour.focusOuter}`,
      outlineOffset: -2,
    },
  },
});

export const text = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const detail = style({
  flexShrink: 0,
  maxInlineSize: '40%',
  color: vars.colour.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** Set off by weight, which every theme and every eye can tell. */
export const match = style({
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: vars.weight.heavy,
  '@media': { '(forced-colors: active)': { textDecoration: 'underline' } },
});
