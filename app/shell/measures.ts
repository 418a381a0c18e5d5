/** How high the bar is that sticks to the top, without and with the line below it. */
export const BAR = '4rem';
export const HEADER = `calc(${BAR} + 1px)`;

/** On a wider screen the page stands in the middle. */
export const PAGE_WIDTH = '90rem';
