import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '#app/ui/breakpoints.ts';

// One sheet for all pages of tasks: each of its own would be named in every page of the panel.

/** As high as its neighbours. */
export const cell = style({ display: 'grid' });

export const reward = style({
  fontSize: vars.size.title4,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});

export const detail = style({
  display: 'block',
  color: vars.colour.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
});

/** Of one shape, whatever there is, so that cards stay beside each other. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  backgroundColor: vars.colour.sunken,
});

/** A picture before the name of what it shows, in a line of a list. */
export const thumbnail = style([
  picture,
  { flexShrink: 0, inlineSize: '5rem', borderRadius: vars.radius.small },
]);

export const named = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** The video beside what is to be done with it. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [FROM_TABLET]: { gridTemplateColumns: '16rem minmax(0, 1fr)', alignItems: 'start' },
  },
});

/** As it was written. */
export const said = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Digits of one width, so that nothing moves while they change. */
export const left = style({ fontVariantNumeric: 'tabular-nums' });

/** A few lines of it, in a list. */
export const excerpt = style({
  display: '-webkit-box',
  overflow: 'hidden',
  maxInlineSize: '28rem',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

export const address = style({ overflowWrap: 'anywhere' });

/** Told from its neighbours by a line at its side. */
export const quote = style({
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.colour.border}`,
});
