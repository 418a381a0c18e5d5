import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** With a script the total follows what is typed. */
export const unscripted = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });

export const heading = style({ marginBlockEnd: vars.space[4], fontSize: vars.size.title4 });

export const detail = style({
  color: vars.colour.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const muted = style({ margin: 0, color: vars.colour.muted, fontSize: vars.size.small });

export const hint = style({ display: 'block' });
