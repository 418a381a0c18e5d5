import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const detail = style({ color: vars.colour.muted, fontSize: vars.size.small });

/** An address has no spaces to break at. */
export const host = style([detail, { overflowWrap: 'anywhere' }]);
