import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportMoney } from '#core/back-office/money/money-overview.operations.ts';
import { moneyQueryOf, readMoneyChoice } from '#app/areas/staff/money-choice.server.ts';
import { staffFile } from '#app/areas/staff/staff-file.server.ts';
import { sheetFile } from '#app/lib/http/sheet-file.server.ts';

/** What the overview of money shows by time, as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const choice = readMoneyChoice(new URL(request.url).searchParams);
  const file = await staffFile(context.core.file(exportMoney, { query: moneyQueryOf(choice) }));
  return sheetFile(file, 'money');
}
