import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

// One sheet for all pages of free trials: each of its own would be named in every page of the panel.

/** As high as its neighbours. */
export const cell = style({ display: 'grid' });

export const heading = style({ marginBlockEnd: vars.space[4], fontSize: vars.size.title4 });

export const reward = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const detail = style({
  display: 'block',
  color: vars.colour.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.body,
});

/** Why something is not open, behind its lock. */
export const why = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.body,
});

export const giftIcon = style({ display: 'flex', flexShrink: 0, color: vars.colour.brand.text });

/** As high as the first line of what it stands beside. */
export const lockIcon = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: '1lh',
});

/** Of one shape, whatever was uploaded, so that cards stay beside each other. */
const shape = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  backgroundColor: vars.colour.sunken,
});

export const picture = style([shape, { display: 'block', blockSize: 'auto', objectFit: 'cover' }]);

export const instead = style([
  shape,
  { display: 'grid', placeItems: 'center', color: vars.colour.muted },
]);

export const frame = style({
  overflow: 'hidden',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
});

/** As its owner wrote it. */
export const paragraph = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const address = style({ overflowWrap: 'anywhere' });
