import { style } from '@vanilla-extract/css';

/** Its button stands among the others as they do. */
export const form = style({ display: 'contents' });
