/** How the page of an order says before which words of viewers those are that it shows. */
export const SAID_BEFORE = 'said-before';
