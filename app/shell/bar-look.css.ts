import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { navbar, order, row, toolbar } from './bar.css.ts';
import { brand as brandLink } from './brand.css.ts';
import { lookOf } from './look.ts';
import { BAR, PAGE_WIDTH } from './measures.ts';
import { barVars } from './on-bar.css.ts';

const { brand } = vars.colour;
const ANY_BAR = `:is(${navbar}, ${toolbar})`;
const SOLID = `${lookOf('solid')} ${ANY_BAR}`;
const TINTED = `${lookOf('tinted')} ${ANY_BAR}`;
const FLOATING = `${lookOf('floating')} ${ANY_BAR}`;

// Each ground keeps to pairs of the law: a brand's label on its solid, text on its subtle.
globalStyle(SOLID, {
  vars: {
    [barVars.ink]: brand.onSolid,
    [barVars.quiet]: brand.onSolid,
    [barVars.hover]: brand.solidHover,
    [barVars.current]: brand.solidActive,
    [barVars.currentInk]: brand.onSolid,
    [barVars.call]: brand.solidHover,
    [barVars.callHover]: brand.solidActive,
    [barVars.callInk]: brand.onSolid,
  },
  borderBlockEndColor: 'transparent',
  backgroundColor: brand.solid,
  color: brand.onSolid,
  forcedColorAdjust: 'none',
});

globalStyle(TINTED, {
  vars: {
    [barVars.hover]: brand.subtleHover,
    [barVars.current]: vars.colour.surface,
    [barVars.currentInk]: brand.text,
    [barVars.call]: vars.colour.surface,
    [barVars.callHover]: vars.colour.hover,
    [barVars.callInk]: brand.text,
  },
  borderBlockEndColor: 'transparent',
  backgroundColor: brand.subtle,
});

// The ring of a page need not stand out on the colours of a brand; what can be read there does.
globalStyle(`:is(${SOLID}, ${TINTED}) :focus-visible`, { outlineColor: 'currentColor' });

// The button that orders has the colour of the bar: there its ground and label change places.
globalStyle(`${SOLID} ${order}`, { backgroundColor: brand.onSolid, color: brand.solid });
globalStyle(`${SOLID} ${order}:hover`, { color: brand.solidHover });
globalStyle(`${SOLID} ${order}:active`, { color: brand.solidActive });

// A logo is drawn for the ground of a page, so it brings some of that along.
globalStyle(`${SOLID} ${brandLink} img`, {
  boxSizing: 'content-box',
  padding: vars.space.half,
  borderRadius: vars.radius.small,
  backgroundColor: vars.colour.surface,
});

// A card of its own, with the page around it, which can be pressed there.
globalStyle(FLOATING, {
  padding: `${vars.space[3]} ${vars.space[3]} 0`,
  border: 0,
  backgroundColor: 'transparent',
  pointerEvents: 'none',
});

globalStyle(`${FLOATING} > ${row}`, {
  // One pixel less for each of its edges.
  minBlockSize: `calc(${BAR} - 2px)`,
  maxInlineSize: `calc(${PAGE_WIDTH} - 2 * ${vars.space[5]})`,
  paddingInline: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.colour.surface,
  boxShadow: vars.shadow.middle,
  pointerEvents: 'auto',
});
