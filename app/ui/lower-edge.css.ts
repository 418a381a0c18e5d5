import { createGlobalVar } from '@vanilla-extract/css';

/** How much of the window's lower edge is taken for good; nothing where nobody says. */
export const lowerEdge = createGlobalVar('mq-lower-edge');
