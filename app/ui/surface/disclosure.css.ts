import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const MOTION = '(prefers-reduced-motion: no-preference)';

export const group = style({
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[5]}`,
});

export const disclosure = style({
  selectors: {
    [`${line} > &`]: { minInlineSize: 0 },
    [`${line} > &[open]`]: { flexBasis: '100%' },
    [`${group} > & + &`]: { borderBlockStart: `1px solid ${vars.colour.border}` },
    '&::details-content': {
      '@media': {
        [MOTION]: {
          blockSize: 0,
          overflow: 'clip',
          transition: 'block-size 180ms ease-out, content-visibility 180ms allow-discrete',
        },
      },
    },
    '&[open]::details-content': { '@media': { [MOTION]: { blockSize: 'auto' } } },
  },
  // Where it is not known, the content opens at once.
  interpolateSize: 'allow-keywords',
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.density.row,
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.colour.brand.text },
    [`${group} &`]: { paddingInline: vars.density.card, borderRadius: vars.radius.large },
    [`${group} &:focus-visible`]: { outlineOffset: -3 },
    [`${line} &`]: { gap: vars.space[2], fontSize: vars.size.small },
  },
});

export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: 'inherit',
  fontWeight: 'inherit',
});

export const chevron = style({
  color: vars.colour.muted,
  transition: 'rotate 180ms ease-out',
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});

export const content = style({
  paddingBlockEnd: vars.space[4],
  selectors: { [`${group} &`]: { paddingInline: vars.density.card } },
});

globalStyle(`${content} > * + *`, { marginBlockStart: vars.space[3] });
