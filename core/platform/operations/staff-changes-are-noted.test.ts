import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { VIEW_OPERATIONS } from '#core/back-office/views/saved-view.operations.ts';
import { testCore } from '#core/testing/harness.ts';
import { operationsOf } from './handle.ts';

/** By which entries of the audit what staff change is noted. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  freezeCustomer: ['customer.frozen'],
  unfreezeCustomer: ['customer.unfrozen'],
  giveGrade: ['customer.grade_given'],
  endGivenGrade: ['customer.grade_ended'],
  setReferralShare: ['customer.referral_share_set'],
  decideReferral: ['customer.referral_decided'],
  noteOnCustomer: ['customer.noted'],
  logCustomerOut: ['session.ended'],
  removeTwoFactor: ['two_factor.removed'],
  exportOneCustomer: ['customer.exported'],
  eraseCustomer: ['customer.erased', 'customer.erasure_asked'],
  cancelErasure: ['customer.erasure_canceled'],
  applyPrices: ['catalogue.prices_changed'],
  changeStaffService: ['catalogue.service_changed'],
  createStaffService: ['catalogue.service_created'],
  addLabel: ['label.added'],
  changeLabel: ['label.changed'],
  deleteLabel: ['label.deleted'],
  startBulkAction: ['orders.bulk', 'orders.bulk_resumed'],
  stopBulkAction: ['orders.bulk_stopped'],
  adjustCustomerBalance: ['balance.adjusted', 'balance.adjustment_asked'],
  approveAdjustment: ['balance.adjusted'],
  refuseAdjustment: ['balance.adjustment_refused'],
  addHost: ['host.added'],
  removeHost: ['host.removed'],
  answerSupportThread: ['support.answered'],
  closeSupportThread: ['support.closed'],
  answerStaffTicket: ['support.answered'],
  closeStaffTicket: ['support.closed'],
  assignStaffTicket: ['support.assigned'],
  addAnnouncement: ['announcement.added'],
  changeAnnouncement: ['announcement.changed'],
  endAnnouncement: ['announcement.ended'],
  deleteAnnouncement: ['announcement.deleted'],
  addCannedAnswer: ['canned.added'],
  changeCannedAnswer: ['canned.changed'],
  deleteCannedAnswer: ['canned.deleted'],
  decideServiceReport: ['report.decided'],
  hideReview: ['review.hidden'],
  showReview: ['review.shown'],
  answerReview: ['review.answered'],
  removeReviewAnswer: ['review.answer_removed'],
  approveFreeTrial: ['trial.approved'],
  refuseFreeTrial: ['trial.refused'],
  suspendChildPanel: ['child_panel.suspended'],
  resumeChildPanel: ['child_panel.resumed'],
  decideOrder: ['order.${decision}'],
  payPayout: ['payout.paid', 'payout.approved_first'],
  askForIdentityDocuments: ['identity.asked'],
  approveIdentityCheck: ['identity.approved'],
  refuseIdentityCheck: ['identity.refused'],
  cancelIdentityCheck: ['identity.canceled'],
  approveWithdrawal: ['withdrawal.approved', 'withdrawal.approved_first'],
  sendWithdrawal: ['withdrawal.sent'],
  payWithdrawal: ['withdrawal.paid'],
  refuseWithdrawal: ['withdrawal.refused'],
  doubtWithdrawal: ['withdrawal.unknown'],
  approvePayment: ['payment.approved', 'payment.approved_first'],
  refusePayment: ['payment.refused'],
  refundPayment: ['payment.refunded'],
  endSubscriptionByStaff: ['subscription.ended_by_staff'],
  retryRefund: ['payment.refund_retried'],
  giveUpRefund: ['payment.refund_given_up'],
  settleReturnedRefunds: ['payment.return_settled'],
  removeProvider: ['provider.removed'],
  applyCatalogueImport: ['catalogue.imported'],
  addProvider: ['provider.kept'],
  changeProvider: ['provider.changed'],
  declineCheck: ['task_check.declined'],
  connectStripe: ['payment_account.connected', 'payment_account.changed'],
  connectPaypal: ['payment_account.connected', 'payment_account.changed'],
  connectBtcpay: ['payment_account.connected', 'payment_account.changed'],
  disconnectPaymentAccount: ['payment_account.disconnected'],
  createInstanceEndpoint: ['webhook.created'],
  changeInstanceEndpoint: ['webhook.changed'],
  deleteInstanceEndpoint: ['webhook.deleted'],
  rotateInstanceSecret: ['webhook.secret_renewed'],
  endInstanceSecret: ['webhook.secret_ended'],
  changeMember: ['team.member_changed'],
  inviteMember: ['team.invited'],
  revokeInvitation: ['team.invitation_revoked'],
  retryDeadJob: ['job.retried'],
  retryDeadKind: ['job.kind_retried'],
  discardDeadJob: ['job.discarded'],
  sendStaffMailAgain: ['mail.sent_again'],
  impersonate: ['impersonation.asked'],
  createRole: ['role.created'],
  changeRole: ['role.changed'],
  removeRole: ['role.removed'],
  applyInstanceFile: ['revision.published'],
  publishDraft: ['revision.published'],
  schedulePublication: ['publication.scheduled'],
  cancelSchedule: ['publication.canceled'],
};

const DRAFT = 'drafts keep each step with its author; what becomes public is noted';
const LOOKS = 'it changes nothing, or only what its author looks at';
const SENT = 'each delivery is kept with its attempts';

/** What is kept of each list, for who looks at it. */
const OF_LISTS = Object.values(VIEW_OPERATIONS).flatMap(({ save, remove, choose }) =>
  [save, remove, choose].map(({ id }) => [id, LOOKS] as const),
);

/** Why nothing is noted of these. */
const WITHOUT: Readonly<Record<string, string>> = {
  uploadPicture: DRAFT,
  takeInstanceFile: DRAFT,
  restoreRevision: DRAFT,
  saveDraft: DRAFT,
  undoDraft: DRAFT,
  redoDraft: DRAFT,
  goToDraftStep: DRAFT,
  discardDraft: DRAFT,
  reopenDraft: DRAFT,
  mergeDraft: DRAFT,
  openPreview: LOOKS,
  previewInstanceFile: LOOKS,
  previewPrices: LOOKS,
  previewBulkAction: LOOKS,
  previewCatalogueImport: LOOKS,
  tryProvider: 'what came of it is kept with the provider',
  tryPaymentAccount: 'what came of it is kept with the account',
  ...Object.fromEntries(OF_LISTS),
  readStaffTicket: LOOKS,
  uploadStaffAttachment: 'a file is kept with the answer that it is sent with, which is noted',
  sendInstanceTest: SENT,
  replayInstanceWebhooks: SENT,
  replayInstanceDelivery: SENT,
};

const test = await testCore();
const changing = operationsOf(test.core).filter(
  ({ who, method }) => who.is === 'staff' && method !== 'GET',
);
afterAll(() => test.close());

const CORE = path.resolve(import.meta.dirname, '../..');
const source = readdirSync(CORE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('test'))
  .map((name) => readFileSync(path.join(CORE, name), 'utf8'))
  .join('\n');

/** Some actions are put together of a noun and what happened. */
const MADE_OF_PARTS: Readonly<Record<string, string>> = {
  'customer.frozen': 'customer.${to}',
  'customer.unfrozen': 'customer.${to}',
};

describe.each(changing.map(({ id }) => id))('%s', (id) => {
  it('is noted, or it is said why not', () => {
    expect([ENTRIES[id], WITHOUT[id]].filter((said) => said !== undefined)).toHaveLength(1);
    for (const action of ENTRIES[id] ?? []) {
      const written = MADE_OF_PARTS[action] ?? action;
      const isWritten = [`'${written}'`, `\`${written}\``].some((text) => source.includes(text));
      expect(isWritten, action).toBe(true);
    }
  });
});

it('names no operation that is not there', () => {
  const ids = changing.map(({ id }) => id);
  const named = [...Object.keys(ENTRIES), ...Object.keys(WITHOUT)];
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});
