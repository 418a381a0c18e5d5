/** What staff can ask a customer for, in the order in which it is asked. */
export const IDENTITY_STEPS = [
  'identity_front',
  'identity_back',
  'selfie',
  'card',
  'address',
] as const;
export type IdentityStep = (typeof IDENTITY_STEPS)[number];

export const CHECK_STATUSES = [
  'wanted',
  'uploaded',
  'approved',
  'refused',
  'expired',
  'canceled',
] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** What ends a check or sends it back; `expire` is done by time alone. */
export type CheckDeed = 'approve' | 'refuse' | 'cancel' | 'expire';

const AFTER: Record<CheckDeed, Partial<Record<CheckStatus, CheckStatus>>> = {
  approve: { uploaded: 'approved' },
  refuse: { uploaded: 'refused' },
  cancel: { wanted: 'canceled', uploaded: 'canceled', refused: 'canceled' },
  expire: { wanted: 'expired', refused: 'expired' },
};

/** How a check stands after a deed; undefined where it cannot be done. */
export function afterDeed(status: CheckStatus, deed: CheckDeed): CheckStatus | undefined {
  return AFTER[deed][status];
}

/** Documents can come and go; a customer has no more than one such check. */
export const OPEN_STATUSES = ['wanted', 'uploaded', 'refused'] as const;

export function isOpen(status: CheckStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}

/** What is still to be uploaded, in the order in which it is asked. */
export function missingSteps<Step extends string>(
  steps: readonly Step[],
  uploaded: readonly string[],
): Step[] {
  return steps.filter((step) => !uploaded.includes(step));
}

/** How an open check stands once a document has come or gone. */
export function afterChange(
  steps: readonly string[],
  uploaded: readonly string[],
): 'wanted' | 'uploaded' {
  return missingSteps(steps, uploaded).length === 0 ? 'uploaded' : 'wanted';
}
