import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '../breakpoints.ts';
import { actionBar, lowerEdge } from '../lower-edge.css.ts';

const UNSCRIPTED = 'not (scripting: enabled)';

export const region = style({
  position: 'fixed',
  insetInline: 0,
  // Over the bar with the button of a page: what stands in it is read while the message shows.
  insetBlockEnd: `calc(${fallbackVar(lowerEdge, '0px')} + ${fallbackVar(actionBar, '0px')})`,
  zIndex: 5,
  display: 'grid',
  justifyItems: 'center',
  padding: vars.space[4],
  paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  '@media': {
    [FROM_TABLET]: { padding: vars.space[6] },
    // Nobody could send it away, so it must not lie over anything.
    [UNSCRIPTED]: { position: 'static', selectors: { '&:empty': { display: 'none' } } },
    print: { display: 'none' },
  },
});

export const snackbar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  maxInlineSize: '36rem',
  minBlockSize: vars.density.controlLarge,
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  paddingBlock: vars.space[1],
  border: '1px solid transparent',
  borderRadius: vars.radius.large,
  // The colours of text and page, swapped: out of the page, with the contrast of both.
  backgroundColor: vars.colour.text,
  color: vars.colour.page,
  boxShadow: vars.shadow.high,
  fontSize: vars.size.small,
  pointerEvents: 'auto',
  transition: 'opacity 200ms ease-out, translate 200ms ease-out',
  '@starting-style': { opacity: 0, translate: `0 ${vars.space[4]}` },
  '@media': { [FROM_TABLET]: { inlineSize: 'auto', minInlineSize: '20rem' } },
});

globalStyle(`${snackbar} > svg`, { flexShrink: 0 });

export const text = style({ flex: 1, minInlineSize: 0 });

export const action = style({
  flexShrink: 0,
  minBlockSize: vars.density.control,
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  color: 'inherit',
  fontWeight: vars.weight.heavy,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});

export const cross = style({ marginBlock: 0, marginInlineEnd: 0, alignSelf: 'center' });

// A hover of the page's own would vanish in these colours.
globalStyle(`${snackbar} :is(a, button):hover`, {
  backgroundColor: vars.colour.page,
  color: vars.colour.text,
});

globalStyle(`${snackbar} :focus-visible`, {
  outlineColor: vars.colour.focusInner,
  outlineOffset: -2,
  boxShadow: 'none',
});
