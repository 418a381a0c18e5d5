import { globalStyle, style } from '@vanilla-extract/css';
import { STUDIO_BAR } from '#app/areas/studio/studio/studio-measures.ts';
import { vars } from '#themes/contract.css.ts';

const { colour, space } = vars;

/** By the room that the form has, which is less beside a preview. */
const TWO = '(min-width: 34rem)';

/** The form itself asks how wide it is. */
export const container = style({ containerType: 'inline-size', minInlineSize: 0 });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space[5]} ${space[4]}`,
  '@container': { [TWO]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const short = style({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const wide = style([short, { gridColumn: '1 / -1' }]);

globalStyle(`:is(${short}, ${wide})[data-found]`, {
  outline: `2px solid ${colour.brand.ring}`,
  outlineOffset: space[2],
  borderRadius: vars.radius.small,
});

/** Its pairs: muted and brand.text on surface. */
export const reset = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: space[6],
  minBlockSize: space[6],
  marginBlock: `calc(-1 * ${space.half})`,
  borderRadius: vars.radius.small,
  color: colour.muted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: colour.brand.text, backgroundColor: colour.hover } },
});

export const object = style({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { '&:focus-visible': { outlineOffset: space[2] } },
});

/** A part of a part: a line at its side says what belongs to it. */
globalStyle(`${object} ${object}`, {
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${colour.border}`,
});

export const objectTitle = style({
  marginBlockEnd: space[3],
  padding: 0,
  fontWeight: vars.weight.strong,
});

export const objectHelp = style({
  marginBlock: `calc(-1 * ${space[2]}) ${space[3]}`,
  color: colour.muted,
  fontSize: vars.size.small,
});

export const manyBoxes = style({
  display: 'grid',
  gap: space[4],
  maxBlockSize: '24rem',
  overflow: 'auto',
  padding: space[3],
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.medium,
});

globalStyle(`${manyBoxes} > fieldset > div`, { columnWidth: '14rem' });

export const chosen = style({ color: colour.muted, fontSize: vars.size.small });

export const sequenced = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
});

globalStyle(`${sequenced} > :first-child`, { flex: 1 });

export const moment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '@container': { '(min-width: 24rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

/** Its pairs: text on surface, with the control's edge. */
export const momentInput = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.density.control,
  paddingInline: space[3],
  border: `1px solid ${colour.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: colour.surface,
  color: colour.text,
  font: 'inherit',
  selectors: {
    '&:hover': { borderColor: colour.muted },
    '&[aria-invalid="true"]': { borderColor: colour.danger.edge },
  },
});

/** Its pairs: text and muted on surface and hover. */
export const entry = style({
  position: 'relative',
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: colour.surface,
  scrollMarginBlockStart: `calc(${STUDIO_BAR} + ${space[3]})`,
});

export const entryBody = style({ minInlineSize: 0 });

const BUTTONS = '7.5rem';

export const entryHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.density.row,
  paddingInline: `${space[3]} ${BUTTONS}`,
  paddingBlock: space[2],
  borderRadius: vars.radius.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: colour.hover },
  },
});

export const entryChevron = style({
  flex: 'none',
  color: colour.muted,
  transition: 'rotate 160ms ease-out',
  selectors: { '[open] > summary > &': { rotate: '90deg' } },
});

export const entryName = style({
  display: 'grid',
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});

export const entryKind = style({
  color: colour.muted,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.regular,
});

/** Beside the name: what stands within a summary cannot be pressed by itself. */
export const entryButtons = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: space[2],
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.density.row,
});

export const entryFields = style({
  // Below the bar and its own name, where a link leads into it.
  scrollMarginBlockStart: `calc(${STUDIO_BAR} + ${vars.density.row} + ${space[3]})`,
  padding: `${space[2]} ${space[4]} ${space[5]}`,
  borderBlockStart: `1px solid ${colour.border}`,
  selectors: { [`[open] > &`]: { paddingBlockStart: space[4] } },
});

export const noEntries = style({
  padding: space[4],
  border: `1px dashed ${colour.border}`,
  borderRadius: vars.radius.medium,
  color: colour.muted,
  textAlign: 'center',
});

globalStyle(`${object} > :is(ul, p) ~ div`, { marginBlockStart: space[3] });

export const kinds = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  border: `1px dashed ${colour.control}`,
  borderRadius: vars.radius.medium,
});

export const kindsTitle = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium });

export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@container': { '(min-width: 26rem)': { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});

/** A pattern below, so that what is transparent is seen to be. */
export const pictureShown = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '7rem',
  padding: space[3],
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: colour.sunken,
  color: colour.muted,
});

globalStyle(`${pictureShown} > img`, {
  maxInlineSize: '100%',
  maxBlockSize: '8rem',
  objectFit: 'contain',
});

export const pictureRemove = style({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
  borderRadius: vars.radius.medium,
  backgroundColor: colour.surface,
});

export const pictureChoice = style({ minInlineSize: 0 });

export const kept = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: space[2],
  maxBlockSize: '18rem',
  overflow: 'auto',
  padding: space.half,
});

/** Its pairs: the brand's edge and the border on sunken. */
export const keptOne = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  padding: space[1],
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.small,
  backgroundColor: colour.sunken,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: colour.control },
    '&:has(:checked)': {
      borderColor: colour.brand.edge,
      boxShadow: `0 0 0 1px ${colour.brand.edge}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.focusOuter}`, outlineOffset: 1 },
  },
});

globalStyle(`${keptOne} > img`, {
  maxInlineSize: '100%',
  maxBlockSize: '5rem',
  objectFit: 'contain',
});

export const keptInput = style({ position: 'absolute', opacity: 0, inset: 0, cursor: 'pointer' });

export const identity = style({ color: colour.muted, fontSize: vars.size.small });

export const identityName = style({ fontWeight: vars.weight.medium });

/** Its pairs: text on warning.subtle, with the edge of it. */
export const conflict = style({
  padding: space[3],
  border: `1px solid ${colour.warning.edge}`,
  borderRadius: vars.radius.medium,
  backgroundColor: colour.warning.subtle,
  color: colour.text,
});

/** A service that can be chosen, over what it is of. Its pairs: text, muted and brand.text on surface. */
export const found = style({
  display: 'block',
  inlineSize: '100%',
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: vars.radius.small,
  color: colour.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: colour.brand.text, backgroundColor: colour.hover } },
});

export const foundKind = style({
  display: 'block',
  color: colour.muted,
  fontSize: vars.size.small,
});
