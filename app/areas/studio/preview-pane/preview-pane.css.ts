import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** As high as the window leaves; its bar first, then the frame. */
export const pane = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(20rem, 1fr)',
  gap: vars.space[3],
  minInlineSize: 0,
  blockSize: '100%',
});

export const beside = style({ blockSize: '100%', padding: vars.space[3] });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.size.small,
});

export const pageField = style({
  flex: '1 1 12rem',
  minInlineSize: '9rem',
  maxInlineSize: '24rem',
});

export const buttons = style({ display: 'flex', gap: vars.space[1], marginInlineStart: 'auto' });

export const room = style({
  position: 'relative',
  overflow: 'hidden',
  minBlockSize: 0,
  blockSize: '100%',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
});

export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 'var(--frame-shift, 0)',
  inlineSize: 'var(--frame-width, 100%)',
  blockSize: 'var(--frame-height, 100%)',
  // Wider than what it stands in, before it is scaled.
  maxInlineSize: 'none',
  border: 0,
  transform: 'scale(var(--frame-scale, 1))',
  transformOrigin: 'top left',
  backgroundColor: vars.colour.page,
});

export const still = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
  minInlineSize: 0,
});

/** A wide one is scrolled to. */
export const stillRoom = style({
  overflow: 'auto',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.sunken,
});

export const stillFrame = style({
  display: 'block',
  blockSize: '100%',
  minBlockSize: '32rem',
  maxInlineSize: 'none',
  marginInline: 'auto',
  border: 0,
  backgroundColor: vars.colour.page,
});

export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px dashed ${vars.colour.control}`,
  borderRadius: vars.radius.medium,
  color: vars.colour.muted,
  textAlign: 'center',
});
