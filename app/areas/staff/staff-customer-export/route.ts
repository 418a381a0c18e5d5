import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { ownReasonBody } from '#core/back-office/customers/staff-customer.contract.ts';
import { exportOneCustomer } from '#core/back-office/customers/staff-customer.operations.ts';
import { staffFile } from '#app/areas/staff/staff-file.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { parseForm } from '#app/lib/forms/parse-form.server.ts';
import { withoutEnvelope } from '#app/lib/http/without-envelope.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** As long as whoever has a million orders may need to be written down. */
const PATIENCE_MS = 30 * 60_000;

/** Somebody opened the address of the form itself. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(pagePath('staff/customers/:id', { id: params['id'] ?? '' }));
}

/** All that is kept of a customer who has asked for it, as a file. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { core, flash, locale } = context;
  const customerId = params['id'] ?? '';
  const submission = parseForm(await readForm(request), {
    schema: ownReasonBody.required(),
    locale,
  });
  if (submission.status !== 'success') {
    flash.leave('notSaved');
    return redirect(pagePath('staff/customers/:id', { id: customerId }), 303);
  }
  const file = await staffFile(
    core.file(exportOneCustomer, {
      ...{ params: { customerId }, body: submission.value, timeoutMs: PATIENCE_MS },
    }),
  );
  return new Response(file.body?.pipeThrough(withoutEnvelope()) ?? null, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="customer-${customerId}.json"`,
      'cache-control': 'no-store',
    },
  });
}
