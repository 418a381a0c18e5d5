import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { MINI } from './drawer-size.css.ts';

export const socialLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.colour.muted,
  // The second one would be cut in half; the room stays, so that nothing moves while it grows.
  '@container': { [MINI]: { visibility: 'hidden' } },
});
