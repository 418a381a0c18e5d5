/** What can be said on the page that a form leads to; each has a text under `server:flash`. */
export const FLASH_KEYS = [
  'loggedOut',
  'registrationConfirmed',
  'signedUp',
  'passwordReset',
  'saved',
  'serviceCreated',
  'cardRemoved',
  'passwordChanged',
  'emailLinkSent',
  'emailConfirmed',
  'sessionEnded',
  'twoFactorDisabled',
  'serviceConnected',
  'serviceDisconnected',
  'orderPaid',
  'notSaved',
  'messageSent',
  'draftUndone',
  'draftRedone',
  'draftMoved',
  'invitationSent',
  'joinedTeam',
  'draftRestored',
  'draftDiscarded',
  'draftMerged',
  'publicationScheduled',
  'scheduleCanceled',
  'tokenRevoked',
  'secretEnded',
  'webhookSent',
  'webhookRemoved',
  'panelCreated',
  'panelPaid',
  'channelAdded',
  'channelProven',
  'channelVerified',
  'channelRemoved',
] as const;

export type FlashKey = (typeof FLASH_KEYS)[number];

export function isFlashKey(value: unknown): value is FlashKey {
  return FLASH_KEYS.some((key) => key === value);
}
