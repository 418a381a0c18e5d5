import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

/** Lies over its label, so that it is hit and seen to have the focus where it is drawn. */
export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.density.control,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.colour.focusOuter}`,
      outlineOffset: -2,
    },
  },
});

export const star = style([
  choice,
  {
    minInlineSize: vars.density.control,
    color: vars.colour.muted,
    selectors: { '&:hover': { color: vars.colour.brand.text } },
  },
]);

/** The one that is chosen, and those before it. */
const CHOSEN = `${star}:is(:has(:checked), :has(~ ${star} :checked))`;
globalStyle(CHOSEN, { color: vars.colour.brand.text });
globalStyle(`${CHOSEN} svg`, { fill: 'currentColor' });

export const none = style([
  choice,
  {
    paddingInline: vars.space[3],
    color: vars.colour.muted,
    fontSize: vars.size.small,
    // Nothing to take back yet; who listens still hears what is chosen.
    selectors: { '&:has(:checked)': { position: 'absolute', clipPath: 'inset(50%)' } },
  },
]);
