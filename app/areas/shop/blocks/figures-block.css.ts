import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { UNTRACKED } from '#app/ui/tracking.ts';
import { blockOf } from './block-of.ts';

const figures = blockOf('figures');

const list = `${figures} > dl`;
const band = `${blockOf('figures', 'band')} > dl`;
const asCards = `${blockOf('figures', 'cards')} > dl`;

globalStyle(list, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.density.gap,
  margin: 0,
});

globalStyle(band, {
  gap: vars.space[6],
  padding: vars.space[6],
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.brand.subtle,
});

globalStyle(`${list} > div`, {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[1],
});

globalStyle(`${band} > div`, { alignItems: 'center', textAlign: 'center' });

globalStyle(`${asCards} > div`, {
  padding: vars.density.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
});

globalStyle(`${list} dt`, { color: vars.colour.muted, lineHeight: vars.leading.heading });

globalStyle(`${list} dd`, {
  margin: 0,
  color: vars.colour.brand.text,
  fontSize: vars.size.title1,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});

globalStyle(`${list} dd${UNTRACKED}`, { letterSpacing: 0 });
