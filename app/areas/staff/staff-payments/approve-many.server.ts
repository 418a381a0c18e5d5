import { randomUUID } from 'node:crypto';
import { redirect, type AppLoadContext } from '@remix-run/node';
import { sumOf } from '#core/money/display-amount.pure.ts';
import {
  approvePayment,
  getStaffPayment,
} from '#core/billing/payments/staff/staff-payment.operations.ts';
import { unlessMissing } from '#app/areas/staff/money-question.server.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** As many as a page of the list has. */
const MOST = 50;
const NUMBER = /^\d{1,15}$/;
/** A payment with what is credited for it, as the dialog has shown it. */
const AGREED = /^(\d{1,15}) (\d{1,20}(?:\.\d{1,6})?)$/;

/** What is agreed to before several payments are credited. */
export interface ManyQuestion {
  key: string;
  total: string;
  payments: { id: number; name: string; amount: string }[];
}

const textsIn = (form: FormData, name: string): string[] =>
  form.getAll(name).flatMap((value) => (typeof value === 'string' ? [value] : []));

/** Which payments are meant, and what each comes to; those that cannot be decided are left out. */
export async function askAboutMany(
  { core }: AppLoadContext,
  form: FormData,
): Promise<ManyQuestion | undefined> {
  const ids = [...new Set(textsIn(form, 'payment'))].filter((id) => NUMBER.test(id)).slice(0, MOST);
  const found = await Promise.all(
    ids.map((invoiceId) => unlessMissing(core.call(getStaffPayment, { params: { invoiceId } }))),
  );
  const payments = found.flatMap((answer) => {
    if (!answer?.data.may_be_decided || answer.data.first_approval?.is_mine) return [];
    const { id, customer, amount_to_be_credited: amount } = answer.data;
    return [{ id, name: customer.name || (customer.email ?? ''), amount }];
  });
  if (payments.length === 0) return undefined;
  const total = sumOf(payments.map(({ amount }) => amount));
  return { key: randomUUID(), total, payments };
}

/** One after the other, each as if it were the only one; what could not be is named by the list. */
export async function approveMany(context: AppLoadContext, form: FormData): Promise<Response> {
  const [key = ''] = textsIn(form, 'key');
  const sent = textsIn(form, 'agreed').flatMap((text) => {
    const [, invoiceId, amount] = AGREED.exec(text) ?? [];
    return invoiceId !== undefined && amount !== undefined ? [{ invoiceId, amount }] : [];
  });
  const agreed = sent.slice(0, MOST);
  const open: string[] = [];
  for (const one of agreed) {
    if (!(await approveOne(context, { ...one, key }))) open.push(one.invoiceId);
  }
  const told = {
    approved: String(agreed.length - open.length),
    ...(open.length > 0 && { open: open.join('.') }),
  };
  return redirect(pagePath('staff/payments', {}, told), 303);
}

/** False where it still waits: for a second person, or because it has changed. */
async function approveOne(
  { core }: AppLoadContext,
  { invoiceId, amount, key }: { invoiceId: string; amount: string; key: string },
): Promise<boolean> {
  try {
    const { data } = await core.call(approvePayment, {
      ...{ params: { invoiceId }, key: `${key}-${invoiceId}` },
      body: { confirmed_amount: amount },
    });
    return data.status === 'paid';
  } catch (error) {
    if (!(error instanceof CoreError) || error.status >= 500) throw error;
    return false;
  }
}

/** What became of them, by the address that it led to. */
export function doneMany(request: Request): { approved: number; open: string[] } | undefined {
  const query = new URL(request.url).searchParams;
  const approved = query.get('approved') ?? '';
  if (!/^\d{1,3}$/.test(approved)) return undefined;
  const open = (query.get('open') ?? '').split('.').filter((id) => NUMBER.test(id));
  return { approved: Number(approved), open: open.slice(0, MOST) };
}
