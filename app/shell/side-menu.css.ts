import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const list = style({
  display: 'grid',
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
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.medium,
  color: vars.colour.text,
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
  },
});

globalStyle(`${item} > svg`, { flexShrink: 0 });

export const text = style({ flex: 1, minInlineSize: 0 });

export const group = style({});

// The inner icons stand under the group's own text.
globalStyle(`${group} > ${list}`, {
  marginBlock: vars.space.half,
  paddingInlineStart: vars.space[8],
});

globalStyle(`${group} > ${list} ${item}`, { fontSize: vars.size.small });

globalStyle(`${group} > ${list} ${item} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const chevron = style({
  transition: 'rotate 160ms ease-out',
  selectors: { [`${group}[open] &`]: { rotate: '180deg' } },
});

export const badge = style({
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.colour.accent.solid,
  color: vars.colour.accent.onSolid,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
  lineHeight: vars.space[5],
  whiteSpace: 'nowrap',
});
