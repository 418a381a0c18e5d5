import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { blockOf } from './block-of.ts';

const reviews = blockOf('reviews');

const list = `${reviews} > ul`;
const asCards = `${blockOf('reviews', 'cards')} > ul`;
const asList = `${blockOf('reviews', 'list')} > ul`;

globalStyle(`${list} [role='img']`, {
  color: vars.colour.brand.text,
  fontSize: vars.size.lead,
  letterSpacing: '0.1em',
  lineHeight: 1,
});

/** The average of all. */
globalStyle(`${reviews} > p`, {
  marginBlock: `0 ${vars.space[4]}`,
  fontSize: vars.size.title4,
});

globalStyle(list, { padding: 0, listStyle: 'none' });

globalStyle(asCards, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.density.gap,
});

globalStyle(`${list} > li`, {
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space[3],
});

globalStyle(`${asCards} > li`, {
  padding: vars.density.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
});

globalStyle(asList, { maxInlineSize: '48rem' });

globalStyle(`${asList} > li`, { paddingBlock: vars.space[5] });

globalStyle(`${asList} > li + li`, { borderBlockStart: `1px solid ${vars.colour.border}` });

// As it was written, line by line; a page shows the beginning of a long one.
globalStyle(`${list} blockquote`, {
  display: '-webkit-box',
  margin: 0,
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

globalStyle(`${list} > li > p`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
  margin: 0,
  color: vars.colour.muted,
  fontSize: vars.size.small,
});

globalStyle(`${list} > li > p > strong`, { color: vars.colour.text });

globalStyle(`${list} > li > p > a`, {
  flexBasis: '100%',
  color: vars.colour.muted,
  textDecorationThickness: 'from-font',
});

globalStyle(`${list} > li > p > a:hover`, { color: vars.colour.text });
