import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { FROM_TABLET } from '../ui/breakpoints.ts';
import { BOTTOM_BAR } from './measures.ts';

/** Over the lower edge of the page and above the bar there; nothing moves when it comes or goes. */
export const card = style({
  position: 'fixed',
  insetInline: vars.space[2],
  insetBlockEnd: `calc(${BOTTOM_BAR} + ${vars.space[2]} + env(safe-area-inset-bottom, 0px))`,
  // Under the header, whose menus may reach down here, and under messages.
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  maxBlockSize: '60dvh',
  padding: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.raised,
  boxShadow: vars.shadow.high,
  transition: 'opacity 200ms ease-out, translate 200ms ease-out',
  '@starting-style': { opacity: 0, translate: `0 ${vars.space[4]}` },
  '@media': {
    [FROM_TABLET]: {
      insetInline: `auto ${vars.space[6]}`,
      insetBlockEnd: `calc(${BOTTOM_BAR} + ${vars.space[6]})`,
      inlineSize: '24rem',
    },
    print: { display: 'none' },
  },
});

// The end of the page and what gets the focus can be brought out from under it. This lengthens the
// page at its end, below whatever is in sight.
globalStyle(`html:has(${card}) body`, { paddingBlockEnd: '11rem' });
globalStyle(`html:has(${card})`, { scrollPaddingBlockEnd: '11rem' });

export const mark = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.density.control,
  blockSize: vars.density.control,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.brand.subtle,
  color: vars.colour.brand.onSubtle,
});

export const title = style({ fontSize: vars.size.body });

export const close = style({ alignSelf: 'start' });

export const body = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space[2],
  color: vars.colour.muted,
  fontSize: vars.size.small,
});

export const action = style({ inlineSize: '100%' });

export const blurb = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
});

globalStyle(`${blurb} strong`, { display: 'block', color: vars.colour.text });
