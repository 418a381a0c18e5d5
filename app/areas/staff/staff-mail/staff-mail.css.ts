import { style } from '@vanilla-extract/css';

/** As it was written, with its own lines. */
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
