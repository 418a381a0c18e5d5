import { style } from '@vanilla-extract/css';
import { LIST_WIDTH } from '#app/areas/studio/studio/studio-measures.ts';
import { vars } from '#themes/contract.css.ts';

const { colour, space } = vars;

export const list = style({ maxInlineSize: LIST_WIDTH });

/** Its pairs: text and muted on surface and hover. */
export const card = style({
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: colour.surface,
});

export const line = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minBlockSize: vars.density.row,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { backgroundColor: colour.hover } },
});

export const names = style({ flex: '1 1 8rem', display: 'grid', minInlineSize: 0 });

/** Covers its line, so that all of it is hit as one. */
export const title = style({
  color: 'inherit',
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${colour.focusOuter}`, outlineOffset: -2 },
  },
});

export const detail = style({
  color: colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

/** Above what covers the line. */
export const buttons = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  marginInlineStart: 'auto',
});

export const children = style({
  padding: `0 ${space[3]} ${space[3]} ${space[8]}`,
});

export const sectionTitle = style({
  marginBlockEnd: space[2],
  fontSize: vars.size.title4,
  fontWeight: vars.weight.strong,
});
