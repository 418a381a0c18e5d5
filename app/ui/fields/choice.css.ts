import { style } from '@vanilla-extract/css';
import { FROM_TABLET } from '../breakpoints.ts';
import { vars } from '#themes/contract.css.ts';

const { colour } = vars;
const NATIVE = { '(forced-colors: active)': { appearance: 'auto' } } as const;
const NOT_DRAWN = { '(forced-colors: active)': { display: 'none' } } as const;

/** A line with something to tick; all of it can be hit. */
export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minBlockSize: vars.density.controlSmall,
  // The first line stands in the middle of that height, whatever height it is.
  paddingBlock: `calc((${vars.density.controlSmall} - 1lh) / 2)`,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: colour.disabled, cursor: 'not-allowed' },
  },
});

/** The switch stands at the end of its line, as settings do. */
export const settingRow = style([choice, { justifyContent: 'space-between' }]);

export const words = style({ display: 'grid', gap: vars.space.half, minInlineSize: 0 });

export const description = style({
  color: colour.muted,
  fontSize: vars.size.small,
  selectors: { ':disabled ~ * &': { color: colour.disabled } },
});

/** Pairs: the control's edge on surface; the brand's label on its solid, with its edge around. */
const tick = style({
  position: 'relative',
  flex: 'none',
  appearance: 'none',
  inlineSize: vars.space[5],
  blockSize: vars.space[5],
  margin: 0,
  marginBlockStart: `calc((1lh - ${vars.space[5]}) / 2)`,
  border: `1.5px solid ${colour.control}`,
  backgroundColor: colour.surface,
  cursor: 'inherit',
  selectors: {
    '&:hover': { borderColor: colour.muted },
    '&[aria-invalid="true"], [aria-invalid="true"] &': { borderColor: colour.danger.edge },
    // A radio counts as indeterminate as long as none of its group is chosen.
    '&:is(:checked, [type="checkbox"]:indeterminate)': {
      borderColor: colour.brand.edge,
      backgroundColor: colour.brand.solid,
    },
    '&&:disabled': { borderColor: colour.disabled, backgroundColor: colour.sunken },
  },
  '@media': NATIVE,
});

const MARK = {
  content: '""',
  position: 'absolute',
  backgroundColor: colour.brand.onSolid,
  '@media': NOT_DRAWN,
} as const;

export const checkbox = style([
  tick,
  {
    borderRadius: `min(${vars.radius.small}, 0.375rem)`,
    selectors: {
      '&:checked::after': {
        ...MARK,
        inset: vars.space.half,
        clipPath: 'polygon(8% 52%, 20% 40%, 40% 60%, 80% 18%, 92% 30%, 40% 84%)',
      },
      '&:indeterminate::after': { ...MARK, inset: '42% 15%' },
      '&:disabled::after': { backgroundColor: colour.disabled },
    },
  },
]);

export const radio = style([
  tick,
  {
    borderRadius: '50%',
    selectors: {
      '&:checked::after': { ...MARK, inset: '28%', borderRadius: '50%' },
      '&:disabled::after': { backgroundColor: colour.disabled },
    },
  },
]);

export const toggle = style([
  tick,
  {
    inlineSize: '2.75rem',
    blockSize: vars.space[6],
    marginBlockStart: `calc((1lh - ${vars.space[6]}) / 2)`,
    borderRadius: vars.radius.full,
    backgroundColor: colour.sunken,
    transition: 'background-color 120ms ease-out',
    selectors: {
      '&::after': {
        ...MARK,
        insetBlock: vars.space.half,
        insetInlineStart: vars.space.half,
        aspectRatio: '1',
        borderRadius: vars.radius.full,
        backgroundColor: colour.control,
        transition: 'inset-inline-start 120ms ease-out',
      },
      '&:checked::after': {
        // What is left of its width when the knob, as wide as it is high, stands at the end.
        insetInlineStart: 'calc(1.25rem + 0.125rem)',
        backgroundColor: colour.brand.onSolid,
      },
      '&:disabled::after': { backgroundColor: colour.disabled },
    },
  },
]);

export const list = style({ display: 'grid' });

export const columns = style({
  display: 'grid',
  columnGap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
});

export const cards = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [FROM_TABLET]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' },
  },
});

/** Pairs: text and muted on surface, hover and brand.subtle; the control's and the brand's edge. */
export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minInlineSize: 0,
  padding: vars.space[4],
  border: `1px solid ${colour.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: colour.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: colour.hover },
    '&:has(:checked)': {
      borderColor: colour.brand.edge,
      boxShadow: `inset 0 0 0 1px ${colour.brand.edge}`,
      backgroundColor: colour.brand.subtle,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${colour.focusOuter}`,
      outlineOffset: 2,
    },
    '[aria-invalid="true"] &:not(:has(:checked, :disabled))': { borderColor: colour.danger.edge },
    '&:has(:disabled)': {
      borderColor: colour.border,
      backgroundColor: colour.sunken,
      boxShadow: 'none',
      color: colour.disabled,
      cursor: 'not-allowed',
    },
  },
});

export const cardRadio = style([
  radio,
  { selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } } },
]);

export const cardWords = style([words, { flex: 1 }]);

export const cardTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[2]}`,
  fontWeight: vars.weight.strong,
});

export const cardAside = style({ fontVariantNumeric: 'tabular-nums' });
