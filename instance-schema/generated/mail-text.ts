// Made by instance-schema/generate.ts out of the schemas.

import type { Localized } from '../localized.ts';

/**
 * The owner's words for one of the mails that the panel sends. What it does not say is said in the panel's own words.
 */
export interface MailText {
  /**
   * The version of this schema that the document is written in; without it, the first.
   */
  schemaVersion: 1;
  /**
   * Which mail.
   */
  id:
    | 'welcome'
    | 'confirmRegistration'
    | 'alreadyRegistered'
    | 'passwordReset'
    | 'emailChange'
    | 'loginAlert'
    | 'emailChanged'
    | 'passwordChanged'
    | 'twoFactorEnabled'
    | 'twoFactorDisabled'
    | 'twoFactorRemoved'
    | 'passkeyAdded'
    | 'passkeyRemoved'
    | 'guestAccount'
    | 'socialConnected'
    | 'socialDisconnected'
    | 'accountDeleted'
    | 'accountFrozen'
    | 'accountUnfrozen'
    | 'paymentReceived'
    | 'paymentLate'
    | 'paymentRefused'
    | 'paymentDisputed'
    | 'disputeWon'
    | 'disputeLost'
    | 'automaticTopUpConfirm'
    | 'automaticTopUpOff'
    | 'withdrawalRequested'
    | 'withdrawalApproved'
    | 'withdrawalPaid'
    | 'withdrawalRefused'
    | 'withdrawalUnknown'
    | 'withdrawalCanceled'
    | 'subscriptionBegan'
    | 'subscriptionNoFunds'
    | 'subscriptionCard'
    | 'subscriptionPrice'
    | 'subscriptionCompleted'
    | 'subscriptionCanceled'
    | 'trialApproved'
    | 'trialRefused'
    | 'identityWanted'
    | 'identityApproved'
    | 'identityRefused'
    | 'identityExpired'
    | 'serviceReport'
    | 'orderCompleted'
    | 'orderPartial'
    | 'orderCanceled'
    | 'guestOrders'
    | 'guestClaim'
    | 'guestLogin'
    | 'teamInvitation'
    | 'ownerInvitation'
    | 'refillCompleted'
    | 'refillRefused'
    | 'refillNotNeeded'
    | 'gradeReached'
    | 'gradeChanged'
    | 'supportWritten'
    | 'supportAnswered'
    | 'ticketWritten'
    | 'ticketAnswered'
    | 'webhookDisabled'
    | 'childPanelReminder'
    | 'childPanelOverdue'
    | 'childPanelSuspended'
    | 'tariffTrialEnding'
    | 'tariffReminder'
    | 'tariffOverdue'
    | 'tariffEnded';
  /**
   * The subject. A name in double braces, such as {{panelName}}, stands for what that mail knows.
   */
  subject?: Localized;
  /**
   * The text, in which an empty line begins a paragraph and names in double braces stand for what that mail knows. It is words alone: nothing in it is read as HTML.
   */
  body?: Localized;
  /**
   * What the button says, in a mail that has one.
   */
  button?: Localized;
}
