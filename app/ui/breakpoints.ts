/** Mobile is 725 px or less, tablet goes up to 1150 px. */
export const FROM_TABLET = 'screen and (min-width: 726px)';
export const FROM_DESKTOP = 'screen and (min-width: 1151px)';
export const BELOW_DESKTOP = 'screen and (max-width: 1150px)';
export const ON_PHONE = 'screen and (max-width: 725px)';
export const BELOW_TABLET = 'screen and (max-width: 725px)';
