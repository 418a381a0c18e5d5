/** Mobile is 725 px or less, tablet goes up to 1150 px. */
export const FROM_TABLET = 'screen and (min-width: 726px)';
export const FROM_DESKTOP = 'screen and (min-width: 1151px)';
export const BELOW_DESKTOP = 'screen and (max-width: 1150px)';
export const ON_PHONE = 'screen and (max-width: 725px)';
export const BELOW_TABLET = 'screen and (max-width: 725px)';

// Zoomed in, or on a phone that lies on its side, a window is so low that bars which stick to its
// edges would leave hardly a line to read. Where they do not stick they stand in the page.
const HAS_ROOM = '(min-height: 24.0625rem)';
export const WITH_ROOM_FOR_BARS = `screen and ${HAS_ROOM}`;
export const PHONE_WITH_ROOM_FOR_BARS = `${BELOW_TABLET} and ${HAS_ROOM}`;
export const BELOW_DESKTOP_WITH_ROOM_FOR_BARS = `${BELOW_DESKTOP} and ${HAS_ROOM}`;
export const TOO_LOW_FOR_BARS = 'screen and (max-height: 24rem)';
