import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

/** A moment is read at a glance, and not in two lines. */
export const moment = style({ whiteSpace: 'nowrap' });

/** Below what it is about. */
export const note = style({ margin: 0, color: vars.colour.muted, fontSize: vars.size.small });
