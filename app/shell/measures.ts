/** How high the bar is that sticks to the top, without and with the line below it. */
export const BAR = '4rem';
export const HEADER = `calc(${BAR} + 1px)`;

/** How wide the drawer beside the page is, and with icons alone. */
export const DRAWER = '16.5rem';
export const DRAWER_MINI = '4.5rem';

/** How high the navigation at the lower edge of a phone is. */
export const BOTTOM_BAR = '3.75rem';

/** On a wider screen the page stands in the middle. */
export const PAGE_WIDTH = '90rem';
