import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

const { brand } = vars.colour;

/** What the ground of a bar says of these colours, where it is not that of the page. */
export const barVars = {
  ink: createVar(),
  quiet: createVar(),
  hover: createVar(),
  current: createVar(),
  currentInk: createVar(),
  call: createVar(),
  callHover: createVar(),
  callInk: createVar(),
};

/** The colours of what stands in a bar, by its ground; elsewhere those of the page. */
export const onBar = {
  ink: fallbackVar(barVars.ink, vars.colour.text),
  /** For what only points the way. */
  quiet: fallbackVar(barVars.quiet, vars.colour.muted),
  hover: fallbackVar(barVars.hover, vars.colour.hover),
  current: fallbackVar(barVars.current, brand.subtle),
  currentInk: fallbackVar(barVars.currentInk, brand.onSubtle),
  /** The second call beside the button that orders. */
  call: fallbackVar(barVars.call, brand.subtle),
  callHover: fallbackVar(barVars.callHover, brand.subtleHover),
  callInk: fallbackVar(barVars.callInk, brand.onSubtle),
};
