import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const { colour } = vars;

/** A currency, a unit or an icon before or after what is written. */
export const affix = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  paddingInline: vars.space[3],
  color: colour.muted,
  whiteSpace: 'nowrap',
  selectors: { '* + &': { paddingInlineStart: 0 } },
});

/** What a person writes into. The box around it draws its edge and its focus. */
export const input = style({
  flex: '1 1 auto',
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: 'inherit',
  backgroundColor: 'transparent',
  lineHeight: 'inherit',
  textOverflow: 'ellipsis',
  selectors: {
    [`${affix} + &`]: { paddingInlineStart: 0 },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&::placeholder': { color: colour.placeholder, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', opacity: 1 },
  },
});

/** Its pairs: text, placeholder, muted and the control's edge on surface; disabled on sunken. */
export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  minInlineSize: 0,
  minBlockSize: vars.density.control,
  border: `1px solid ${colour.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: colour.surface,
  color: colour.text,
  lineHeight: vars.leading.heading,
  selectors: {
    '&:hover': { borderColor: colour.muted },
    [`&:has(${input}[aria-invalid="true"])`]: {
      borderColor: colour.danger.edge,
      boxShadow: `inset 0 0 0 1px ${colour.danger.edge}`,
    },
    [`&:has(${input}:focus-visible)`]: {
      outline: `2px solid ${colour.focusOuter}`,
      outlineOffset: -1,
      boxShadow: `0 0 0 3px ${colour.focusInner}`,
    },
    [`&:has(${input}:read-only:not(select))`]: { backgroundColor: colour.sunken },
    [`&:has(${input}:disabled)`]: {
      borderColor: colour.border,
      backgroundColor: colour.sunken,
      color: colour.disabled,
    },
  },
});

export const figures = style({ fontVariantNumeric: 'tabular-nums' });

/** A button within the box, as high as it and as wide as a finger needs. */
export const inner = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: vars.density.control,
  borderRadius: `calc(${vars.radius.medium} - 1px)`,
  color: colour.muted,
  selectors: {
    '&:hover': { backgroundColor: colour.hover, color: colour.text },
    '&:active': { backgroundColor: colour.selected },
    '&:disabled': { backgroundColor: 'transparent', color: colour.disabled, cursor: 'not-allowed' },
  },
});

export const number = style([
  input,
  figures,
  {
    appearance: 'textfield',
    selectors: {
      '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': {
        appearance: 'none',
        margin: 0,
      },
    },
  },
]);

/** Between two steppers. */
export const centred = style({ textAlign: 'center', paddingInline: 0 });

export const area = style([
  input,
  {
    fieldSizing: 'content',
    minBlockSize: `calc(3lh + ${vars.space[4]})`,
    maxBlockSize: '20lh',
    paddingBlock: vars.space[2],
    lineHeight: vars.leading.body,
    resize: 'vertical',
  },
]);

export const select = style([
  input,
  {
    appearance: 'none',
    paddingInlineEnd: vars.space[10],
    cursor: 'pointer',
  },
]);

// The list that the system opens has a ground of its own.
globalStyle(`${select} :is(option, optgroup)`, {
  backgroundColor: colour.raised,
  color: colour.text,
});

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[3],
  display: 'grid',
  placeItems: 'center',
  color: colour.muted,
  pointerEvents: 'none',
});
