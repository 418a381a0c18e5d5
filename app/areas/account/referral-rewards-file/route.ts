import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { exportReferralRewards } from '#core/growth/referrals/referral.operations.ts';
import { wayIn } from '#app/lib/http/return-path.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { sheetFile } from '#app/lib/http/sheet-file.server.ts';

/** All rewards of a customer, as a file. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!(await context.customer())) throw redirect(wayIn('login', pagePath('referral-program')));
  const file = await context.core.file(exportReferralRewards);
  return sheetFile(file, 'referral-rewards');
}
