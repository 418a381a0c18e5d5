import { redirect, type AppLoadContext } from '@remix-run/node';
import type { Notice } from '#core/messaging/notices/notice.contract.ts';
import {
  listNotices,
  readAllNotices,
  readNotice,
} from '#core/messaging/notices/notice.operations.ts';
import { listInstanceEndpoints } from '#core/messaging/webhooks/instance-webhook.operations.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { reviewPath } from '#app/lib/orders/review-path.ts';
import { isOfferedRoute } from '#app/lib/pages/offered-pages.server.ts';
import { dayOf } from '#locales/moments.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';

const HERE = pagePath('notices');

interface Asked {
  /** Only what is older than this one. */
  before: string | undefined;
  isUnread: boolean;
}

/** A page of what the customer was told, the newest first. */
export async function noticesPage(context: AppLoadContext, { before, isUnread }: Asked) {
  const { data, meta } = await context.core.call(listNotices, {
    query: {
      ...(before !== undefined && { cursor: before }),
      ...(isUnread && { unread: '1' }),
    },
  });
  return {
    days: daysOf(
      data.map((notice) => lineOf(notice, context)),
      context.timeZone,
    ),
    newest: data[0]?.id,
    hasUnread: meta.unread > 0,
    next: meta.next ?? undefined,
  };
}

const lineOf = (notice: Notice, context: AppLoadContext) => ({
  ...{ id: notice.id, kind: notice.kind, at: notice.created_at, isRead: notice.read_at !== null },
  number: notice.order_id ?? notice.drip_feed_id ?? notice.invoice_id ?? notice.ticket_id,
  service: notice.service === null ? notice.subject : unbrokenName(notice.service),
  ...{ delivered: notice.delivered, quantity: notice.quantity },
  ...{ reason: notice.reason, address: notice.address },
  ...{
    grade: notice.grade,
    plan: notice.plan,
    gradeBefore: notice.grade_before,
    until: notice.until,
  },
  ...{ runs: notice.runs, amount: notice.amount, credited: notice.credited },
  // Nothing comes back of what had cost nothing.
  refunded: notice.refunded !== null && Number(notice.refunded) > 0 ? notice.refunded : null,
  to: placeOf(notice, context),
});

export type NoticeLine = ReturnType<typeof lineOf>;

/** They follow one another in time, so that those of a day stand together. */
function daysOf(lines: NoticeLine[], timeZone = 'UTC') {
  const days: { day: string; notices: NoticeLine[] }[] = [];
  for (const line of lines) {
    const day = dayOf(line.at, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(line);
    else days.push({ day, notices: [line] });
  }
  return days;
}

/** Where there is more about it; nowhere, where the instance does not offer that page. */
function placeOf(notice: Notice, { instance: { settings } }: AppLoadContext): string | undefined {
  const { route, path } = pathOf(notice);
  return isOfferedRoute(route, settings) ? path : undefined;
}

/** With the name by which an owner's list of pages has it. */
function pathOf(notice: Notice) {
  const { kind, order_id: orderId, drip_feed_id: feedId, invoice_id: invoiceId } = notice;
  if (notice.ticket_id !== null) {
    return { route: 'tickets', path: pagePath('tickets/:id', { id: notice.ticket_id }) };
  }
  if (notice.subscription_id !== null) {
    const path = pagePath('subscriptions/:id', { id: notice.subscription_id });
    return { route: 'subscriptions-id', path };
  }
  if (orderId !== null) {
    const part = kind === 'support_answered' ? '#support' : '';
    return { route: 'orders-id', path: `${pagePath('orders/:id', { id: orderId })}${part}` };
  }
  if (feedId !== null)
    return { route: 'drip-feed-id', path: pagePath('drip-feed/:id', { id: feedId }) };
  if (kind === 'payment_to_confirm' && invoiceId !== null) {
    return { route: 'add-funds', path: pagePath('add-funds', {}, { invoice: invoiceId }) };
  }
  if (kind === 'payment_refused') return { route: 'add-funds', path: pagePath('add-funds') };
  if (notice.service_id !== null) {
    return { route: 'my-services', path: reviewPath(notice.service_id) };
  }
  if (kind.startsWith('staff_refund_') && invoiceId !== null) {
    const path = pagePath('staff/payments/:id', { id: invoiceId });
    return { route: 'staff/payments/:id', path };
  }
  if (kind.startsWith('publication_')) return { route: 'studio', path: pagePath('studio') };
  if (kind.startsWith('child_panel_')) {
    return { route: 'child-panels', path: pagePath('child-panels') };
  }
  if (kind.startsWith('tariff_')) {
    return { route: 'plans-and-pricing', path: pagePath('plans-and-pricing') };
  }
  if (kind === 'webhook_disabled') return { route: 'api', path: pagePath('api/webhooks') };
  if (kind === 'trial_refused') return { route: 'free-trials', path: pagePath('free-trials') };
  if (kind === 'task_declined')
    return { route: 'tasks', path: pagePath('tasks', {}, { tab: 'mine' }) };
  if (kind.startsWith('grade_')) return { route: 'grades', path: pagePath('grades') };
  if (kind.startsWith('account_')) return { route: 'profile', path: pagePath('profile') };
  if (kind === 'two_factor_removed') {
    return { route: 'account-management', path: pagePath('account-management') };
  }
  if (kind.startsWith('identity_')) {
    return { route: 'card-verification', path: pagePath('card-verification') };
  }
  if (kind.startsWith('withdrawal_')) {
    return { route: 'finances', path: pagePath('finances/withdraw') };
  }
  const page = kind === 'automatic_top_up_off' ? 'finances/cards' : 'finances';
  return { route: 'finances', path: pagePath(page) };
}

/** Marks one as read and leads to what it is about; what is gone meanwhile leads nowhere. */
export async function openNotice(context: AppLoadContext, noticeId: string): Promise<Response> {
  try {
    const { data } = await context.core.call(readNotice, { params: { noticeId } });
    if (await isOfInstance(context, data)) return redirect(pagePath('staff/webhooks'), 303);
    return redirect(placeOf(data, context) ?? HERE, 303);
  } catch (error) {
    if (!isRefusal(error, 404)) throw error;
    return redirect(HERE, 303);
  }
}

/** Whether it is about an endpoint of the instance, which staff manage on a page of their own. */
async function isOfInstance(context: AppLoadContext, { kind, address }: Notice): Promise<boolean> {
  if (kind !== 'webhook_disabled') return false;
  const { permissions } = await requireCustomer(context);
  if (!permissions.includes('webhooks.manage')) return false;
  const { data } = await context.core.call(listInstanceEndpoints);
  return data.some(({ url, is_enabled: isOn }) => url === address && !isOn);
}

/** Marks as read what was there to be seen. */
export async function readAll({ core }: AppLoadContext, until: string): Promise<Response> {
  const newest = /^[1-9]\d{0,14}$/.test(until) ? Number(until) : undefined;
  await core.call(readAllNotices, { body: newest === undefined ? {} : { until: newest } });
  return redirect(HERE, 303);
}
