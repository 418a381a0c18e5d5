import { redirect, type AppLoadContext } from '@remix-run/node';
import { getOrderDraft, keepOrderDraft } from '#core/ordering/drafts/order-draft.operations.ts';
import { isRefusal } from '../core/core.server.ts';
import { addFundsPath } from '../money/payment-place.ts';
import { textIn } from '../forms/text-in.ts';

/** What a form that was left is called in the address that it comes back to. */
export const KEPT = 'kept';

/** What is only for the way there. */
const NOT_KEPT = new Set(['intent', 'missing']);

/** Leads to where funds are added, and back to the same form as it stands: every line of it. */
export async function leaveForFunds(
  { core }: AppLoadContext,
  form: FormData,
  back: { path: string; query?: URLSearchParams },
): Promise<Response> {
  const entries = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !NOT_KEPT.has(entry[0]),
  );
  const { data } = await core.call(keepOrderDraft, { body: { entries } });
  const query = new URLSearchParams(back.query);
  query.set(KEPT, String(data.id));
  const backTo = `${back.path}?${query.toString()}`;
  return redirect(addFundsPath({ amount: textIn(form, 'missing', 30), backTo }), 303);
}

/** The form that somebody has left; nothing where there is none of theirs by that name. */
export async function keptForm(
  { core, session }: AppLoadContext,
  name: string | null,
): Promise<FormData | undefined> {
  if (name === null || session.token === undefined) return undefined;
  try {
    const { data } = await core.call(getOrderDraft, { params: { draftId: name.slice(0, 20) } });
    const form = new FormData();
    for (const [field, value] of data.entries) form.append(field, value);
    return form;
  } catch (error) {
    if (isRefusal(error, 404, 422)) {
      return undefined;
    }
    throw error;
  }
}
