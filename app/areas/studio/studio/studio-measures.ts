/** From here on the navigation stands beside the page, and further on its preview as well. */
export const WITH_NAVIGATION = 'screen and (min-width: 900px)';
export const SIDE_BY_SIDE = 'screen and (min-width: 1100px)';
export const BELOW_NAVIGATION = 'screen and (max-width: 899px)';

/** How high the bar is where it is one line, with the line below it. */
export const STUDIO_BAR = 'calc(4rem + 1px)';

/** As wide as a list is read with ease; the buttons beside a heading end where its list does. */
export const LIST_WIDTH = '52rem';
