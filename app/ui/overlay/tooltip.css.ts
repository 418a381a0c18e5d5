import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { host } from './floating.css.ts';

export const tooltip = style({
  position: 'fixed',
  zIndex: 4,
  display: 'none',
  inlineSize: 'max-content',
  maxInlineSize: `min(18rem, calc(100vw - ${vars.space[8]}))`,
  // Not a margin: the pointer may go from the control to the text without leaving both.
  paddingBlock: vars.space[2],
  positionAnchor: '--mq-place',
  positionArea: 'block-start',
  positionTryFallbacks: 'flip-block',
  opacity: 0,
  transition: 'opacity 120ms ease-out 200ms, display 120ms allow-discrete',
  selectors: {
    [`${host}:hover > &, ${host}:has(:focus-visible) > &`]: { display: 'block', opacity: 1 },
    [`${host}[data-dismissed] > &`]: { display: 'none' },
  },
  '@starting-style': {
    selectors: { [`${host}:hover > &, ${host}:has(:focus-visible) > &`]: { opacity: 0 } },
  },
  '@supports': {
    'not (position-area: block-start)': {
      position: 'absolute',
      insetBlockEnd: '100%',
      insetInlineStart: 0,
    },
  },
  '@media': { print: { display: 'none !important' } },
});

export const bubble = style({
  display: 'block',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  // The text's own colour is the ground, which swaps with the theme and has the law's contrast.
  backgroundColor: vars.colour.text,
  color: vars.colour.page,
  boxShadow: vars.shadow.middle,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  textAlign: 'start',
});
