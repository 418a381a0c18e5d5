import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const { colour } = vars;

/** What the system draws, which works without a script; over the whole area with one. */
export const plain = style({
  maxInlineSize: '100%',
  padding: vars.space[2],
  selectors: {
    '&::file-selector-button': {
      minBlockSize: vars.density.control,
      marginInlineEnd: vars.space[3],
      paddingInline: vars.space[4],
      border: `1px solid ${colour.control}`,
      borderRadius: vars.radius.medium,
      backgroundColor: colour.surface,
      color: colour.text,
      font: 'inherit',
      cursor: 'pointer',
    },
  },
});

export const cover = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

/** Its pairs: text and muted on surface and on brand.subtle; the control's and the brand's edge. */
export const area = style({
  position: 'relative',
  display: 'grid',
  // The input of the system is wider than a phone leaves room for.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[1],
  padding: vars.space[6],
  border: `1.5px dashed ${colour.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: colour.surface,
  color: colour.muted,
  fontSize: vars.size.small,
  textAlign: 'center',
  selectors: {
    '&:hover': { borderColor: colour.muted, backgroundColor: colour.hover },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.focusOuter}`, outlineOffset: 2 },
    '&:has([aria-invalid="true"])': { borderColor: colour.danger.edge },
    '&:has(:disabled)': {
      borderColor: colour.border,
      backgroundColor: colour.sunken,
    },
    '&[data-over]': {
      borderColor: colour.brand.edge,
      backgroundColor: colour.brand.subtle,
      color: colour.text,
    },
  },
});

export const invitation = style({
  color: colour.text,
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
  selectors: { ':has(> input:disabled) > &': { color: colour.muted } },
});

export const files = style({ display: 'grid', gap: vars.space[1], padding: 0, listStyle: 'none' });

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  minBlockSize: vars.density.control,
  paddingInlineStart: vars.space[3],
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: colour.surface,
});

export const name = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const size = style({
  color: colour.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
