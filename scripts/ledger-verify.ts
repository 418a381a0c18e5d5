import path from 'node:path';
import { parseArgs } from 'node:util';
import { listInstances } from '#core/tenancy/instances/list-instances.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { verifySubscriptions } from '#core/ordering/subscriptions/verify-subscriptions.ts';
import { verifyOrders } from '#core/ordering/orders/verify-orders.ts';
import { verifyDocuments } from '#core/billing/documents/verify-documents.ts';
import { verifyInvoices } from '#core/billing/payments/verify-invoices.ts';
import { verifyWithdrawals } from '#core/billing/withdrawals/verify-withdrawals.ts';
import { verifyCommissions } from '#core/billing/commissions/verify-commissions.ts';
import { verifyTasks } from '#core/growth/tasks/verify-tasks.ts';
import { verifyTrials } from '#core/growth/free-trials/verify-trials.ts';
import { verifyTariffs } from '#core/growth/campaigns/tariffs/verify-tariffs.ts';
import { verifyPayouts } from '#core/billing/payouts/verify-payouts.ts';
import { verifyAudit } from '#core/platform/audit/verify-audit.ts';
import { verifyMoneyDays } from '#core/back-office/money/verify-money-days.ts';
import { verifyAdjustments } from '#core/back-office/adjustments/verify-adjustments.ts';
import { openDeps } from '#server/core-process.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';
import { loadTexts } from '#server/texts.ts';

// Works every ledger out anew: npm run ledger:verify, or for one of them -- --instance marquee

async function verify(slug: string | undefined): Promise<boolean> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const texts = await loadTexts(path.join(PROJECT_ROOT, 'locales'));
  const deps = await openDeps({ env, log, texts, isDraining: () => false });
  try {
    const all = await listInstances(deps);
    const instances = all.filter((instance) => slug === undefined || instance.slug === slug);
    if (instances.length === 0) throw new Error(`There is no instance ${slug ?? ''}.`);
    let isGood = true;
    for (const instance of instances) {
      const { transactions, accounts, faults: ofLedger } = await verifyLedger(deps, instance.id);
      const { invoices, faults: ofInvoices } = await verifyInvoices(deps, instance.id);
      const { documents, faults: ofDocuments } = await verifyDocuments(deps, instance.id);
      const { orders, faults: ofOrders } = await verifyOrders(deps, instance.id);
      const { payouts, faults: ofPayouts } = await verifyPayouts(deps, instance.id);
      const { withdrawals, faults: ofWithdrawals } = await verifyWithdrawals(deps, instance.id);
      const { trials, faults: ofTrials } = await verifyTrials(deps, instance.id);
      const ofTasks = await verifyTasks(deps, instance.id);
      const ofSubscriptions = await verifySubscriptions(deps, instance.id);
      const { tariffs, faults: ofTariffs } = await verifyTariffs(deps, instance.id);
      const { commissions, faults: ofCommissions } = await verifyCommissions(deps, instance.id);
      const { adjustments, faults: ofAdjustments } = await verifyAdjustments(deps, instance.id);
      const { days, faults: ofDays } = await verifyMoneyDays(deps, instance.id);
      const { entries, faults: ofAudit } = await verifyAudit(deps, instance.id);
      const faults = [
        ...[...ofLedger, ...ofInvoices, ...ofDocuments, ...ofOrders],
        ...[...ofPayouts, ...ofWithdrawals, ...ofCommissions, ...ofAdjustments, ...ofDays],
        ...[...ofTrials, ...ofTasks.faults, ...ofSubscriptions.faults, ...ofTariffs, ...ofAudit],
      ];
      for (const fault of faults) console.error(`${instance.slug}: ${fault}`);
      const verdict = faults.length === 0 ? 'everything ties out' : `${faults.length} faults`;
      console.log(
        `${instance.slug}: ${transactions} transactions, ${accounts} balances, ${invoices} invoices, ${documents} documents, ${orders} orders, ${payouts} payouts, ${withdrawals} withdrawals, ${trials} free trials, ${ofTasks.rewards} rewards of ${ofTasks.tasks} tasks, ${ofSubscriptions.orders} orders of subscriptions, ${tariffs} keyword plans, ${commissions} commissions, ${adjustments} adjustments, ${days} days, ${entries} audit entries: ${verdict}.`,
      );
      isGood &&= faults.length === 0;
    }
    return isGood;
  } finally {
    await deps.db.close();
  }
}

try {
  const { values } = parseArgs({ options: { instance: { type: 'string' } } });
  if (!(await verify(values.instance))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
