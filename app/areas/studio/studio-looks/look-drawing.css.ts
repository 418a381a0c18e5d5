import { style } from '@vanilla-extract/css';

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
