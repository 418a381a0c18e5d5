import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { toned } from '../tone.css.ts';

export const alert = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${vars.space[3]} ${vars.space[3]}`,
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  // Seen where colours are forced, which take the ground away.
  border: '1px solid transparent',
  backgroundColor: toned.ground,
  color: toned.ink,
});

/** As high as a line of the text beside it. */
export const icon = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' });

export const content = style({ minInlineSize: 0, alignSelf: 'center' });

export const title = style({ fontWeight: vars.weight.strong });

export const text = style({ color: vars.colour.text, fontSize: vars.size.small });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
});

/** A button in the corner of what it is about. */
export const corner = style({
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  alignSelf: 'start',
  inlineSize: vars.density.controlSmall,
  blockSize: vars.density.controlSmall,
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[1]})`,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  selectors: { '&:hover': { backgroundColor: vars.colour.hover, color: vars.colour.text } },
});

/** A cross that closes what it stands in. */
export const dismiss = style([
  corner,
  { '@media': { 'not (scripting: enabled)': { display: 'none' } } },
]);
