/** Why a browser has brought no passkey. */
export type PasskeyFailure = 'canceled' | 'blocked' | 'unavailable';

/** Why it has made none: there may be one already. */
export type MakingFailure = PasskeyFailure | 'known';
