interface Mail {
  /** What it knows beside the name of the panel, by the names that texts have for it. */
  knows: readonly string[];
  /** Of that, what every text has to say: nothing else in the mail does. */
  needs?: readonly string[];
  hasButton?: true;
}

const account = { knows: [], hasButton: true } as const;
const notice = { knows: [] } as const;
const social = { knows: ['provider'] } as const;
const credit = { knows: ['number', 'amount', 'credited'], hasButton: true } as const;
const payment = { knows: ['number', 'amount'], hasButton: true } as const;
const withdrawal = { knows: ['number', 'amount', 'received', 'method'], hasButton: true } as const;
const plan = { knows: ['plan', 'amount'], hasButton: true } as const;
const refill = { knows: ['number', 'service'], hasButton: true } as const;

/** What each mail can say; a test compares it with the panel's own words. */
export const MAILS = {
  welcome: { knows: ['url'], needs: ['url'] },
  confirmRegistration: account,
  alreadyRegistered: account,
  passwordReset: account,
  emailChange: account,
  loginAlert: { knows: ['device', 'address', 'time'] },
  emailChanged: { knows: ['newEmail'] },
  passwordChanged: notice,
  twoFactorEnabled: notice,
  twoFactorDisabled: notice,
  twoFactorRemoved: notice,
  passkeyAdded: { knows: ['passkey'] },
  passkeyRemoved: { knows: ['passkey'] },
  guestAccount: account,
  socialConnected: social,
  socialDisconnected: social,
  accountDeleted: notice,
  accountFrozen: { knows: ['reason'] },
  accountUnfrozen: { knows: ['reason'] },
  paymentReceived: credit,
  paymentLate: credit,
  paymentRefused: { knows: ['number', 'amount', 'reason'], hasButton: true },
  paymentDisputed: payment,
  disputeWon: payment,
  disputeLost: payment,
  automaticTopUpConfirm: payment,
  automaticTopUpOff: account,
  withdrawalRequested: withdrawal,
  withdrawalApproved: withdrawal,
  withdrawalPaid: withdrawal,
  withdrawalRefused: { knows: ['number', 'amount', 'reason'], hasButton: true },
  withdrawalUnknown: { knows: ['number', 'received', 'method'], hasButton: true },
  withdrawalCanceled: payment,
  trialApproved: { knows: ['number', 'service', 'quantity'], hasButton: true },
  trialRefused: { knows: ['service', 'reason'], hasButton: true },
  identityWanted: { knows: ['reason', 'until'], hasButton: true },
  identityApproved: account,
  identityRefused: { knows: ['reason', 'until'], hasButton: true },
  identityExpired: account,
  serviceReport: { knows: ['service', 'id', 'url'], needs: ['url'] },
  orderCompleted: { knows: ['number', 'service', 'quantity'], hasButton: true },
  orderPartial: {
    knows: ['number', 'service', 'quantity', 'delivered', 'refunded', 'told'],
    hasButton: true,
  },
  orderCanceled: { knows: ['number', 'service', 'refunded', 'told'], hasButton: true },
  guestOrders: { knows: ['orders'], needs: ['orders'], hasButton: true },
  guestClaim: account,
  guestLogin: account,
  teamInvitation: { knows: ['name'], hasButton: true },
  ownerInvitation: account,
  refillCompleted: refill,
  refillRefused: { knows: ['number', 'service', 'reason'], hasButton: true },
  refillNotNeeded: refill,
  gradeReached: { knows: ['grade'], hasButton: true },
  gradeChanged: { knows: ['before', 'grade'], hasButton: true },
  supportWritten: { knows: ['number', 'service', 'url'], needs: ['url'] },
  supportAnswered: { knows: ['number', 'service'], hasButton: true },
  ticketWritten: { knows: ['number', 'subject', 'url'], needs: ['url'] },
  ticketAnswered: { knows: ['number', 'subject'], hasButton: true },
  webhookDisabled: { knows: ['url'], hasButton: true },
  subscriptionBegan: { knows: ['subscription', 'amount', 'quantity'], hasButton: true },
  subscriptionNoFunds: { knows: ['subscription', 'amount', 'until'], hasButton: true },
  subscriptionCard: { knows: ['subscription', 'until'], hasButton: true },
  subscriptionPrice: { knows: ['subscription', 'amount'], hasButton: true },
  subscriptionCompleted: { knows: ['subscription', 'quantity'], hasButton: true },
  subscriptionCanceled: { knows: ['subscription'], hasButton: true },
  childPanelReminder: { knows: ['host', 'amount'], hasButton: true },
  childPanelOverdue: { knows: ['host', 'amount'], hasButton: true },
  childPanelSuspended: { knows: ['host', 'amount'], hasButton: true },
  tariffTrialEnding: plan,
  tariffReminder: plan,
  tariffOverdue: plan,
  tariffEnded: plan,
} as const satisfies Record<string, Mail>;

/** A mail by its key in `mail.json`; the schema of their texts has the same. */
export type MailId = keyof typeof MAILS;

export const isMailId = (text: string): text is MailId => Object.hasOwn(MAILS, text);

/** What a mail knows beside the name of the panel. */
export type MailFacts<Id extends MailId> = Record<(typeof MAILS)[Id]['knows'][number], string>;

/** What the texts of a mail may name in double braces. */
export function namesIn(id: MailId): string[] {
  return ['panelName', ...MAILS[id].knows];
}

/** Whether a mail has a button that leads into the panel. */
export function hasButton(id: MailId): boolean {
  const mail: Mail = MAILS[id];
  return mail.hasButton === true;
}

/** What no text of a mail may leave out. */
export function neededIn(id: MailId): readonly string[] {
  const mail: Mail = MAILS[id];
  return mail.needs ?? [];
}
