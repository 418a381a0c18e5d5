import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { NoticeKind } from '#core/messaging/notices/notice-kinds.pure.ts';
import { Day, Moment, useMoments } from '#app/components/moment.tsx';
import { useMoney } from '#app/components/price.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { IconName } from '#app/ui/icon-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { tone as tones, type Tone } from '#app/ui/tone.css.ts';
import type { NoticeLine } from './notices.server.ts';
import * as styles from './notices.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

const LOOKS: Record<NoticeKind, { icon: IconName; tone: Tone }> = {
  order_completed: { icon: 'circle-check', tone: 'success' },
  order_partial: { icon: 'circle-alert', tone: 'warning' },
  order_canceled: { icon: 'circle-x', tone: 'neutral' },
  cancel_refused: { icon: 'circle-play', tone: 'warning' },
  drip_feed_completed: { icon: 'droplets', tone: 'success' },
  refill_completed: { icon: 'refresh-cw', tone: 'success' },
  refill_refused: { icon: 'circle-x', tone: 'warning' },
  refill_not_needed: { icon: 'info', tone: 'info' },
  support_answered: { icon: 'message-circle', tone: 'info' },
  ticket_answered: { icon: 'message-circle', tone: 'info' },
  payment_received: { icon: 'wallet', tone: 'success' },
  payment_late: { icon: 'wallet', tone: 'success' },
  payment_refused: { icon: 'circle-x', tone: 'danger' },
  payment_to_confirm: { icon: 'shield-alert', tone: 'warning' },
  payment_refunded: { icon: 'undo-2', tone: 'neutral' },
  refund_returned: { icon: 'wallet', tone: 'warning' },
  staff_refund_failed: { icon: 'triangle-alert', tone: 'warning' },
  staff_refund_returned: { icon: 'undo-2', tone: 'warning' },
  payment_disputed: { icon: 'landmark', tone: 'warning' },
  dispute_won: { icon: 'wallet', tone: 'success' },
  dispute_lost: { icon: 'landmark', tone: 'neutral' },
  debt_made: { icon: 'triangle-alert', tone: 'warning' },
  automatic_top_up_off: { icon: 'credit-card', tone: 'warning' },
  withdrawal_requested: { icon: 'landmark', tone: 'info' },
  withdrawal_approved: { icon: 'landmark', tone: 'success' },
  withdrawal_paid: { icon: 'landmark', tone: 'success' },
  withdrawal_refused: { icon: 'circle-x', tone: 'danger' },
  withdrawal_unknown: { icon: 'triangle-alert', tone: 'warning' },
  withdrawal_canceled: { icon: 'circle-x', tone: 'neutral' },
  identity_wanted: { icon: 'shield-alert', tone: 'warning' },
  identity_approved: { icon: 'shield-check', tone: 'success' },
  identity_refused: { icon: 'circle-x', tone: 'danger' },
  identity_expired: { icon: 'clock', tone: 'warning' },
  account_frozen: { icon: 'lock', tone: 'danger' },
  account_unfrozen: { icon: 'lock-open', tone: 'success' },
  two_factor_removed: { icon: 'shield-alert', tone: 'warning' },
  balance_added: { icon: 'wallet', tone: 'success' },
  balance_taken: { icon: 'wallet', tone: 'warning' },
  grade_reached: { icon: 'trophy', tone: 'success' },
  grade_kept: { icon: 'trophy', tone: 'success' },
  grade_fell: { icon: 'trophy', tone: 'neutral' },
  grade_lost: { icon: 'trophy', tone: 'warning' },
  grade_given: { icon: 'trophy', tone: 'success' },
  grade_changed: { icon: 'trophy', tone: 'info' },
  publication_moved: { icon: 'triangle-alert', tone: 'warning' },
  publication_invalid: { icon: 'triangle-alert', tone: 'warning' },
  publication_failed: { icon: 'triangle-alert', tone: 'warning' },
  publication_stays: { icon: 'triangle-alert', tone: 'warning' },
  webhook_disabled: { icon: 'triangle-alert', tone: 'warning' },
  rewards_released: { icon: 'gift', tone: 'success' },
  rewards_reversed: { icon: 'gift', tone: 'warning' },
  review_hidden: { icon: 'eye-off', tone: 'warning' },
  review_shown: { icon: 'star', tone: 'success' },
  review_answered: { icon: 'message-circle', tone: 'info' },
  trial_approved: { icon: 'gift', tone: 'success' },
  trial_refused: { icon: 'circle-x', tone: 'danger' },
  task_declined: { icon: 'circle-x', tone: 'danger' },
  child_panel_reminder: { icon: 'clock', tone: 'warning' },
  child_panel_overdue: { icon: 'triangle-alert', tone: 'warning' },
  child_panel_suspended: { icon: 'lock', tone: 'danger' },
  child_panel_resumed: { icon: 'lock-open', tone: 'success' },
  child_panel_closed: { icon: 'circle-x', tone: 'neutral' },
  subscription_began: { icon: 'repeat', tone: 'info' },
  subscription_no_funds: { icon: 'wallet', tone: 'warning' },
  subscription_card: { icon: 'credit-card', tone: 'warning' },
  subscription_price: { icon: 'triangle-alert', tone: 'warning' },
  subscription_not_sold: { icon: 'circle-alert', tone: 'warning' },
  subscription_completed: { icon: 'circle-check', tone: 'success' },
  subscription_idle: { icon: 'clock', tone: 'neutral' },
  subscription_canceled: { icon: 'circle-x', tone: 'neutral' },
  subscription_ended: { icon: 'circle-x', tone: 'warning' },
  tariff_trial_ending: { icon: 'clock', tone: 'info' },
  tariff_reminder: { icon: 'clock', tone: 'warning' },
  tariff_overdue: { icon: 'triangle-alert', tone: 'warning' },
  tariff_ended: { icon: 'circle-x', tone: 'neutral' },
};

interface NoticeListProps {
  days: readonly { day: string; notices: NoticeLine[] }[];
  /** By staff, who mark nothing as read for the customer. */
  isLookedAt: boolean;
}

export function NoticeList({ days, isLookedAt }: NoticeListProps) {
  return (
    <Stack gap={6} className={styles.days}>
      {days.map(({ day, notices }) => (
        <section key={day}>
          <h2 className={styles.day}>
            <Day day={day} />
          </h2>
          <PlainList isFramed className={styles.list}>
            {notices.map((notice) => (
              <li key={notice.id} className={styles.entry}>
                <Opener notice={notice} isLookedAt={isLookedAt}>
                  <Content notice={notice} />
                </Opener>
              </li>
            ))}
          </PlainList>
        </section>
      ))}
    </Stack>
  );
}

/** To open one that is unread changes something, which no link may. */
function Opener(props: { notice: NoticeLine; isLookedAt: boolean; children: ReactNode }) {
  const { notice, isLookedAt, children } = props;
  if (!notice.isRead && !isLookedAt) {
    return (
      <Form method="post" action={pagePath('notices')}>
        <button className={styles.opener} name="open" value={notice.id}>
          {children}
        </button>
      </Form>
    );
  }
  return notice.to === undefined ? (
    <div className={styles.opened}>{children}</div>
  ) : (
    <Link className={styles.opener} to={notice.to}>
      {children}
    </Link>
  );
}

function Content({ notice }: { notice: NoticeLine }) {
  const { t } = useTranslation('notices');
  const { icon, tone } = LOOKS[notice.kind];
  const { title, text } = useWords(notice);
  return (
    <>
      <span className={`${tones[tone]} ${styles.icon}`}>
        <Icon name={icon} />
      </span>
      <Stack as="span" gap={1} className={styles.words}>
        <span className={notice.isRead ? styles.title : styles.unreadTitle}>{title}</span>
        {notice.service === null ? null : <span className={styles.detail}>{notice.service}</span>}
        {text ? <span className={styles.text}>{text}</span> : null}
        <span className={styles.detail}>
          <Moment at={notice.at} part="time" />
        </span>
      </Stack>
      {notice.isRead ? null : (
        <span className={styles.mark}>
          <Badge tone="info" hasDot>
            {t('new')}
          </Badge>
        </span>
      )}
    </>
  );
}

const sentences = (said: readonly (string | null)[]) => said.filter(Boolean).join(' ');

function usePublicationTexts() {
  const { t } = useTranslation('notices');
  return {
    publication_moved: t('text.publication_moved'),
    publication_invalid: t('text.publication_invalid'),
    publication_failed: t('text.publication_failed'),
    publication_stays: t('text.publication_stays'),
  };
}

/** What there is to say of what is paid by the month: a panel that is rented, a plan. */
function useMonthlyTexts(words: Record<'amount' | 'day', string>, said: string) {
  const { t } = useTranslation('notices');
  return {
    child_panel_reminder: t('text.child_panel_reminder', words),
    child_panel_overdue: t('text.child_panel_overdue', words),
    ...{ child_panel_suspended: said, child_panel_resumed: '', child_panel_closed: '' },
    tariff_trial_ending: t('text.tariff_trial_ending', words),
    tariff_reminder: t('text.tariff_reminder', words),
    tariff_overdue: t('text.tariff_overdue', words),
    tariff_ended: t('text.tariff_ended'),
  };
}

type Words = Record<'amount' | 'day' | 'quantity', string>;

/** What there is to say of a subscription of a channel. */
function useSubscriptionTexts(words: Words, said: string) {
  const { t } = useTranslation('notices');
  const completed = t('text.subscription_completed', words);
  return {
    subscription_began: t('text.subscription_began', words),
    subscription_no_funds: t('text.subscription_no_funds', words),
    subscription_card: t('text.subscription_card', words),
    subscription_price: t('text.subscription_price', words),
    ...{ subscription_not_sold: said, subscription_completed: completed },
    ...{ subscription_idle: completed, subscription_canceled: t('text.subscription_canceled') },
    subscription_ended: sentences([said, t('text.subscription_canceled')]),
  };
}

function useRefundTexts() {
  const { t } = useTranslation('notices');
  return {
    refund_returned: t('text.refund_returned'),
    staff_refund_failed: t('text.staff_refund_failed'),
    staff_refund_returned: t('text.staff_refund_returned'),
  };
}

/** The sentence of a notice, and what there is to say to it. */
function useWords({ kind, number, ...facts }: NoticeLine) {
  const numbers = useNumbers();
  const { t } = useTranslation('notices');
  const money = useMoney();
  const moment = useMoments();
  const shown = (amount: string | null) => (amount === null ? '' : money(amount));
  const counted = (value: number | null) => (value === null ? '' : numbers.count(value));
  const words = {
    number: String(number ?? ''),
    amount: shown(facts.amount),
    credited: shown(facts.credited),
    refunded: shown(facts.refunded),
    delivered: counted(facts.delivered),
    quantity: counted(facts.quantity),
    runs: counted(facts.runs),
    grade: facts.grade ?? t('noGrade'),
    before: facts.gradeBefore ?? t('noGrade'),
    ...{ host: facts.address ?? '', plan: facts.plan ?? '' },
    day: facts.until === null ? '' : moment(facts.until, 'day'),
  };
  const said = facts.reason ?? '';
  const until = facts.until === null ? '' : t('until', words);
  const back = facts.refunded === null ? '' : t('back', words);
  const texts: Record<NoticeKind, string> = {
    order_completed: t('text.order_completed', words),
    order_partial: sentences([t('text.order_partial', words), back, facts.reason]),
    order_canceled: sentences([back, facts.reason]),
    cancel_refused: t('text.cancel_refused'),
    drip_feed_completed: t('text.drip_feed_completed', words),
    refill_completed: t('text.refill_completed'),
    refill_refused: t('text.refill_refused'),
    refill_not_needed: t('text.refill_not_needed'),
    ...{ support_answered: t('text.support_answered'), ticket_answered: t('text.ticket_answered') },
    payment_received: t('text.payment_received', words),
    payment_late: t('text.payment_late', words),
    payment_refused: t('text.payment_refused'),
    payment_to_confirm: t('text.payment_to_confirm'),
    payment_refunded: t('text.payment_refunded'),
    ...useRefundTexts(),
    payment_disputed: t('text.payment_disputed'),
    ...{ dispute_won: t('text.dispute_won'), dispute_lost: t('text.dispute_lost') },
    debt_made: t('text.debt_made'),
    automatic_top_up_off: t('text.automatic_top_up_off'),
    withdrawal_requested: t('text.withdrawal_requested'),
    withdrawal_approved: t('text.withdrawal_approved'),
    withdrawal_paid: t('text.withdrawal_paid'),
    withdrawal_refused: sentences([facts.reason, t('text.withdrawal_refused')]),
    withdrawal_unknown: t('text.withdrawal_unknown'),
    withdrawal_canceled: t('text.withdrawal_canceled'),
    identity_approved: t('text.identity_approved'),
    identity_refused: sentences([facts.reason, t('text.identity_refused')]),
    identity_expired: t('text.identity_expired'),
    two_factor_removed: t('text.two_factor_removed'),
    ...{ account_frozen: said, account_unfrozen: said, balance_added: said, balance_taken: said },
    grade_reached: sentences([t('text.grade_reached'), until]),
    grade_fell: t('text.grade_fell', words),
    grade_lost: t('text.grade_lost', words),
    ...{ grade_kept: until, grade_given: until, grade_changed: '', review_shown: '' },
    ...usePublicationTexts(),
    webhook_disabled: sentences([facts.address, t('text.webhook_disabled')]),
    rewards_released: t('text.rewards_released'),
    rewards_reversed: t('text.rewards_reversed'),
    ...{ identity_wanted: said, review_hidden: said, trial_refused: said, task_declined: said },
    review_answered: t('text.review_answered'),
    trial_approved: t('text.trial_approved', words),
    ...useSubscriptionTexts(words, said),
    ...useMonthlyTexts(words, said),
  };
  return { title: t(`told.${kind}`, words), text: texts[kind] };
}
