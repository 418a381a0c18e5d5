import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { exportProfile } from '#core/own-data/deletion/own-data.operations.ts';
import { ownerProof } from '#core/accounts/two-factor/two-factor.contract.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import type { ExportRefusal } from '#app/areas/account/export-refusal.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { parseForm } from '#app/lib/forms/parse-form.server.ts';
import { withoutEnvelope } from '#app/lib/http/without-envelope.server.ts';

/** Somebody opened the address of the form itself. */
export function loader() {
  return redirect(pagePath('account-management'));
}

/** All that is kept of a customer, as a file. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { core, locale } = context;
  const submission = parseForm(await readForm(request), { schema: ownerProof, locale });
  if (submission.status !== 'success') return back(wrongOf(submission.error));
  try {
    const file = await core.file(exportProfile, { body: submission.value, timeoutMs: PATIENCE_MS });
    return new Response(file.body?.pipeThrough(withoutEnvelope()) ?? null, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="account.json"',
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    if (error.status === 429) return back('wait', error.retryAfterSeconds);
    if (error.status === 422) return back(wrongOf(error.errors));
    return back(error.status === 409 ? 'refused' : 'unavailable');
  }
}

/** As long as whoever has a million orders may need to take them. */
const PATIENCE_MS = 30 * 60_000;

/** The code is looked at after the password. */
const wrongOf = (errors: object | null | undefined): ExportRefusal =>
  Object.keys(errors ?? {}).every((field) => field === 'code') ? 'code' : 'password';

function back(reason: ExportRefusal, seconds = 1) {
  const wait = reason === 'wait' ? Math.ceil(seconds) : undefined;
  const query = { export: reason, seconds: wait };
  return redirect(pagePath('account-management', {}, query), 303);
}
