import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** A field with its magnifying glass; a form or a label. */
export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  '@media': { print: { display: 'none' } },
});

export const glass = style({
  position: 'absolute',
  insetInlineStart: 0,
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.density.control,
  blockSize: vars.density.control,
  borderRadius: vars.radius.medium,
  color: vars.colour.muted,
  selectors: {
    'label > &': { pointerEvents: 'none' },
    'button&:hover': { color: vars.colour.text },
  },
});

export const field = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.density.control,
  paddingInline: `calc(${vars.density.control} + ${vars.space.half}) ${vars.space[3]}`,
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.surface,
  color: vars.colour.text,
  // Less than this, and a phone zooms in on it.
  font: 'inherit',
  fontSize: vars.size.body,
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.colour.placeholder, opacity: 1 },
    '&:hover': { borderColor: vars.colour.text },
  },
});

globalStyle(`${field}::-webkit-search-cancel-button`, { display: 'none' });

export const list = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  insetInlineStart: 0,
  zIndex: 3,
  inlineSize: `min(max(100%, 24rem), calc(100vw - ${vars.space[8]}))`,
  maxBlockSize: 'min(32rem, 70dvh)',
  padding: vars.space[2],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.raised,
  color: vars.colour.text,
  boxShadow: vars.shadow.high,
  selectors: { '&:not([hidden])': { display: 'flex', flexDirection: 'column' } },
});
