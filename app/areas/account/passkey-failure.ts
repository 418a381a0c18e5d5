/** Why a browser has brought no passkey. */
export type PasskeyFailure = 'canceled' | 'blocked' | 'known' | 'unavailable';
