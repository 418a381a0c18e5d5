import { createVar, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const NAME = '--mq-place';

/** The gap to what it hangs on. */
export const distance = createVar();

/** Around a control and what floats at it; each of these pairs knows only its own. */
export const host = style({
  position: 'relative',
  display: 'inline-flex',
  anchorName: NAME,
  anchorScope: NAME,
});

/** Stays at its control and on the screen, above everything and never cut by what scrolls. */
export const floating = style({
  vars: { [distance]: vars.space[1] },
  position: 'fixed',
  inset: 'auto',
  zIndex: 4,
  margin: distance,
  inlineSize: 'max-content',
  maxInlineSize: `min(24rem, calc(100vw - ${vars.space[8]}))`,
  maxBlockSize: `calc(100dvh - ${vars.space[8]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[4],
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.raised,
  color: vars.colour.text,
  boxShadow: vars.shadow.high,
  positionAnchor: NAME,
  positionArea: 'block-end span-inline-end',
  positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
  opacity: 0,
  transition: 'opacity 120ms ease-out, overlay 120ms allow-discrete, display 120ms allow-discrete',
  selectors: { '&:popover-open': { opacity: 1 } },
  '@starting-style': { selectors: { '&:popover-open': { opacity: 0 } } },
  '@supports': {
    // Where nothing can hang on a control, it stands at the lower edge of the screen.
    'not (position-area: block-end)': {
      insetBlockEnd: vars.space[4],
      insetInline: 0,
      marginInline: 'auto',
    },
  },
});

export const atEnd = style({ positionArea: 'block-end span-inline-start' });
