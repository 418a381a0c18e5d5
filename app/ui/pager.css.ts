import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { ON_PHONE } from './breakpoints.ts';

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
});

export const step = style({ minInlineSize: vars.density.control, fontWeight: vars.weight.medium });

export const stepAtEnd = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.density.control,
  paddingInline: vars.space[3],
  color: vars.colour.disabled,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
});

export const stepText = style({
  selectors: {
    // Between numbers on a phone the arrow says it; the words stay for who listens.
    [`${pager}:has(ol) &`]: {
      '@media': {
        [ON_PHONE]: {
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  padding: 0,
  listStyle: 'none',
});

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.density.controlSmall,
  minBlockSize: vars.density.controlSmall,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.medium,
  color: vars.colour.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.colour.hover, color: vars.colour.text },
    '&[aria-current]': {
      backgroundColor: vars.colour.brand.subtle,
      color: vars.colour.brand.onSubtle,
      fontWeight: vars.weight.strong,
      // Forced colours take the ground away and draw this instead.
      border: '1px solid transparent',
    },
  },
});

export const gap = style({ color: vars.colour.muted });

export const pageSize = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.size.small,
});

export const pageSizeLabel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.colour.muted,
});

export const select = style({
  minBlockSize: vars.density.control,
  paddingInline: vars.space[2],
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.surface,
  color: vars.colour.text,
});
