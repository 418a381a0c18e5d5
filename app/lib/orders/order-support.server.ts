import { randomUUID } from 'node:crypto';
import { redirect, type AppLoadContext } from '@remix-run/node';
import {
  firstSupportForm,
  supportForm,
  type SupportAnswer,
} from '#core/feedback/support/support.contract.ts';
import {
  getFollowedOrderSupport,
  writeToFollowedOrderSupport,
} from '#core/feedback/support/followed-support.operations.ts';
import { getOrderSupport, writeToOrderSupport } from '#core/feedback/support/support.operations.ts';
import { CoreError, isAway, isRefusal } from '../core/core.server.ts';
import { followLink } from './follow-link.server.ts';
import { formConstraint } from '../forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '../forms/parse-form.server.ts';
import { notFound } from '../http/responses.ts';
import { noteSeen } from './note-seen.server.ts';

/** How the pages that show messages say before which of them. */
export const EARLIER = 'messages-before';

export function beforeIn(request: Request): { before?: string } {
  const before = new URL(request.url).searchParams.get(EARLIER) ?? '';
  return /^\d{1,18}$/.test(before) ? { before } : {};
}

/** What was written about an order of the customer, as its page shows it. */
export function orderSupport(context: AppLoadContext, orderId: string, request: Request) {
  const query = beforeIn(request);
  return orFailed(query, async () => {
    const answer = await context.core.call(getOrderSupport, { params: { orderId }, query });
    if (answer.data) await noteSeen(context, answer.data, request);
    return answer;
  });
}

type Params = Record<string, string | undefined>;

/** The same behind a link; nothing where its order is for who logs in. */
export async function followedSupport({ core }: AppLoadContext, params: Params, request: Request) {
  const [link, before] = [followLink(params), beforeIn(request)];
  const query = { ...link.query, ...before };
  try {
    return await orFailed(before, () => core.call(getFollowedOrderSupport, { ...link, query }));
  } catch (error) {
    if (isRefusal(error, 404)) return null;
    throw error;
  }
}

/** Without what was written, the page is still one of an order. */
async function orFailed(query: { before?: string }, ask: () => Promise<SupportAnswer>) {
  try {
    const { data: thread, meta } = await ask();
    const constraint: object = formConstraint(thread ? supportForm : firstSupportForm);
    return {
      isFailed: false as const,
      ...{ thread, earlier: meta.earlier, isLatest: query.before === undefined },
      key: randomUUID(),
      constraint,
    };
  } catch (error) {
    if (error instanceof CoreError && error.status >= 500) return { isFailed: true as const };
    throw error;
  }
}

export type ShownSupport = Awaited<ReturnType<typeof orderSupport>>;

export const isSupportForm = (form: FormData): boolean => form.get('form') === 'support';

interface Writing {
  form: FormData;
  /** The page that it was written on. */
  here: string;
  params: Params;
}

/** Writes what a customer asks; refused, the form comes back as it was. */
export function writeSupport(context: AppLoadContext, writing: Writing) {
  const params = { orderId: writing.params['id'] ?? '' };
  return write(context, writing, (input) =>
    context.core.call(writeToOrderSupport, { ...input, params }),
  );
}

/** The same for who has nothing but a link. */
export function writeFollowedSupport(context: AppLoadContext, writing: Writing) {
  const link = followLink(writing.params);
  return write(context, writing, (input) =>
    context.core.call(writeToFollowedOrderSupport, { ...input, ...link }),
  );
}

interface Sent {
  key: string;
  body: { subject?: string; text: string };
}

async function write(
  { locale, flash }: AppLoadContext,
  { form, here }: Writing,
  send: (sent: Sent) => Promise<unknown>,
) {
  const schema = form.has('subject') ? firstSupportForm : supportForm;
  const submission = parseForm<typeof firstSupportForm | typeof supportForm>(form, {
    schema,
    locale,
  });
  if (submission.status !== 'success') return replyToForm(submission);
  const { key, ...body } = submission.value;
  try {
    await send({ key, body });
  } catch (error) {
    if (isAway(error)) throw error;
    if (isRefusal(error, 404)) throw notFound('order');
    return refuseForm(submission, { error, locale });
  }
  flash.leave('messageSent');
  return redirect(`${here}#support`, 303);
}
