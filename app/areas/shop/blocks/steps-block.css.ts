import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { blockOf } from './block-of.ts';

const steps = blockOf('steps');

const list = `${steps} > :is(ol, ul)`;

globalStyle(list, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.density.gap,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});

globalStyle(`${list} > li`, {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  padding: vars.density.card,
  borderRadius: vars.radius.large,
});

globalStyle(`${steps} > ul > li`, {
  border: `1px solid ${vars.colour.border}`,
  backgroundColor: vars.colour.surface,
});

globalStyle(`${steps} > ol > li`, {
  backgroundColor: vars.colour.sunken,
  counterIncrement: 'step',
});

// A list says the number of an entry to who cannot see it.
globalStyle(`${steps} > ol > li::before`, {
  content: 'counter(step) / ""',
  color: vars.colour.brand.text,
  fontSize: vars.size.title1,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
});

/** The ground of an icon. */
globalStyle(`${list} > li > span`, {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[12],
  blockSize: vars.space[12],
  marginBlockEnd: vars.space[1],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.brand.subtle,
  color: vars.colour.brand.onSubtle,
});

globalStyle(`${list} > li > :is(h2, h3)`, {
  fontSize: vars.size.title4,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});

globalStyle(`${list} > li > p`, { margin: 0, color: vars.colour.muted });
