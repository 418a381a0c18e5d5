import { style } from '@vanilla-extract/css';

/** Its place is kept from the first paint on, so that nothing moves when it can be used. */
export const place = style({
  display: 'grid',
  '@media': { 'not (scripting: enabled)': { display: 'none' } },
});

export const waiting = style({ visibility: 'hidden' });
