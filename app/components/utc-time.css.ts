import { style } from '@vanilla-extract/css';

/** A moment is read at a glance, and not in two lines. */
export const moment = style({ whiteSpace: 'nowrap' });
