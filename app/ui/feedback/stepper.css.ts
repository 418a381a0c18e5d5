import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET, ON_PHONE } from '../breakpoints.ts';

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
});

export const step = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
  minBlockSize: vars.density.controlSmall,
  color: vars.colour.muted,
  selectors: {
    // The way from one step to the next.
    '&:not(:last-child)': { flex: 1 },
    '&:not(:last-child)::after': {
      content: '',
      flex: 1,
      minInlineSize: vars.space[2],
      borderBlockStart: `2px solid ${vars.colour.border}`,
    },
    '&[data-done]:not(:last-child)::after': { borderColor: vars.colour.brand.edge },
    '&[aria-current]': { color: vars.colour.text, fontWeight: vars.weight.strong },
    // The only one with words there gets the room for them.
    '&[aria-current]:not(:last-child)': { '@media': { [ON_PHONE]: { flexBasis: 'auto' } } },
  },
});

export const mark = style({
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  border: `2px solid ${vars.colour.control}`,
  borderRadius: '50%',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-done] > &': {
      borderColor: vars.colour.brand.edge,
      backgroundColor: vars.colour.brand.subtle,
      color: vars.colour.brand.onSubtle,
    },
    '[aria-current] > &': {
      borderColor: vars.colour.brand.solid,
      backgroundColor: vars.colour.brand.solid,
      color: vars.colour.brand.onSolid,
      forcedColorAdjust: 'none',
    },
  },
});

const HIDDEN_ON_PHONE = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const SHOWN = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  overflow: 'visible',
  clipPath: 'none',
} as const;

export const text = style({
  ...HIDDEN_ON_PHONE,
  selectors: { '[aria-current] > &': SHOWN },
  '@media': { [FROM_TABLET]: SHOWN, [ON_PHONE]: { maxInlineSize: '8rem' } },
});

export const link = style({
  // On a phone the mark is the link: this lies over it.
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: 0,
  inlineSize: '1.75rem',
  overflow: 'hidden',
  textIndent: '100%',
  whiteSpace: 'nowrap',
  color: 'inherit',
  borderRadius: vars.radius.small,
  '@media': {
    [FROM_TABLET]: {
      position: 'static',
      inlineSize: 'auto',
      overflow: 'visible',
      textIndent: 0,
      whiteSpace: 'normal',
    },
  },
});
