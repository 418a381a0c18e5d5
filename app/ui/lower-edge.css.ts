import { createGlobalVar } from '@vanilla-extract/css';

/** How much of the window's lower edge is taken for good; nothing where nobody says. */
export const lowerEdge = createGlobalVar('mq-lower-edge');

/** The height of a bar with the button of a page, which sticks there. */
export const actionBar = createGlobalVar('mq-action-bar');
