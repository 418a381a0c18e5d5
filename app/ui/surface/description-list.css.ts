import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '../breakpoints.ts';

const base = style({ margin: 0, display: 'grid' });

export const row = style({
  display: 'grid',
  gap: `${vars.space.half} ${vars.space[4]}`,
  alignItems: 'baseline',
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

export const total = style([
  row,
  {
    borderBlockStart: `1px solid ${vars.colour.control}`,
    fontWeight: vars.weight.strong,
    selectors: { [`${row} + &`]: { borderBlockStart: `1px solid ${vars.colour.control}` } },
  },
]);

export const term = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  selectors: { [`${total} &`]: { color: vars.colour.text, fontSize: vars.size.body } },
});

export const detail = style({
  minInlineSize: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

// In a narrow column a day and its time take two lines before they leave it.
globalStyle(`${detail} time`, { whiteSpace: 'normal' });

export const list = styleVariants({ columns: [base], rows: [base] });

globalStyle(`${list.rows} > *`, { gridTemplateColumns: 'minmax(min-content, 1fr) auto' });

globalStyle(`${list.rows} dd`, { textAlign: 'end' });

globalStyle(`${list.columns} > *`, {
  '@media': {
    [`${FROM_TABLET}, print`]: { gridTemplateColumns: 'minmax(8rem, 30%) minmax(0, 1fr)' },
  },
});
