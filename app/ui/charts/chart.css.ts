import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { body as cardBody } from '../surface/card.css.ts';
import { dash, ink } from './chart-palette.css.ts';

export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minInlineSize: 0,
  margin: 0,
  padding: vars.density.card,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
  containerType: 'inline-size',
  // A part of a card is not a card itself.
  selectors: {
    [`${cardBody} &`]: { padding: 0, border: 0, borderRadius: 0, backgroundColor: 'transparent' },
  },
});

export const title = style({
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});

export const readout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[6],
  rowGap: vars.space[1],
  fontSize: vars.size.small,
});

export const readoutLabel = style({ color: vars.colour.muted, minInlineSize: '6rem' });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
  padding: 0,
  listStyle: 'none',
});

export const legendItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});
export const legendSign = style({ flexShrink: 0, inlineSize: '1.5rem', blockSize: '0.75rem' });
export const legendLine = style({ stroke: ink, strokeWidth: 2, strokeDasharray: dash });
export const legendBar = style({ fill: ink });
export const legendName = style({ color: vars.colour.muted });
export const legendValue = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  marginBlockStart: vars.space[2],
  // Time goes on to the right wherever it is drawn.
  direction: 'ltr',
});

export const valueAxis = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  color: vars.colour.muted,
  fontSize: vars.size.tiny,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

/** Its line of text is centred on the line of the grid and takes no room of its own. */
export const tick = style({ blockSize: 0, lineHeight: 0 });

export const canvas = style({
  blockSize: '15rem',
  borderRadius: vars.radius.small,
  touchAction: 'pan-y',
  '@container': { '(max-width: 30rem)': { blockSize: '12rem' } },
});

export const drawing = style({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' });
export const stretched = style({ overflow: 'visible' });

export const grid = style({ stroke: vars.colour.border, strokeWidth: 1 });
export const zero = style({ stroke: vars.colour.control, strokeWidth: 1 });
export const pointer = style({ stroke: vars.colour.muted, strokeWidth: 1 });

export const line = style({
  fill: 'none',
  stroke: ink,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: dash,
  vectorEffect: 'non-scaling-stroke',
});

export const area = style({ fill: ink, opacity: 0.1 });

export const marker = style({
  fill: ink,
  stroke: vars.colour.surface,
  strokeWidth: 1.5,
});

export const bar = style({ fill: ink });
export const band = style({ fill: vars.colour.hover });
export const texture = style({ fill: 'none', stroke: vars.colour.surface, strokeWidth: 1.5 });

export const labelAxis = style({
  gridColumn: 2,
  inlineSize: '100%',
  blockSize: '1.25rem',
  overflow: 'visible',
  fontSize: vars.size.tiny,
});

export const axisLabel = style({ fill: vars.colour.muted });
export const minorLabel = style([
  axisLabel,
  { '@container': { '(max-width: 36rem)': { display: 'none' } } },
]);

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[3],
  minBlockSize: '12rem',
  color: vars.colour.muted,
  textAlign: 'center',
});

export const details = style({ fontSize: vars.size.small });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.density.controlSmall,
  marginBlockEnd: vars.space[1],
  borderRadius: vars.radius.small,
  color: vars.colour.muted,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&:hover': { color: vars.colour.text },
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const sparkline = style({
  display: 'inline-block',
  inlineSize: '6rem',
  blockSize: '1.75rem',
  verticalAlign: 'middle',
  overflow: 'visible',
});

export const sparkLine = style([line, { strokeWidth: 1.75 }]);
