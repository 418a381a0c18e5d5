import { readMoney } from '#core/billing/ledger/read-money.ts';
import type { Deps } from '#core/deps.ts';
import { formatAmount } from '#core/money/money.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { ChildPanels } from './child-panel.contract.ts';
import { listPanelsOf } from './child-panel.store.ts';
import { readTerms } from './panel-terms.ts';
import { showPanel } from './show-panel.ts';

/** The panels that a customer rents, and on what terms another is rented. */
export function listPanels(
  deps: Pick<Deps, 'db' | 'defaultInstance' | 'starterDocuments'>,
  { instanceId, customer }: CustomerCaller,
): Promise<ChildPanels> {
  return deps.db.read(instanceId, async (trx) => {
    const rows = await listPanelsOf(trx, { instanceId, customerId: customer.id });
    const terms = await readTerms(deps, trx, instanceId);
    const { balanceMicro } = await readMoney(trx, { instanceId, id: customer.id });
    return {
      data: rows.map((row) => showPanel(deps, row)),
      meta: {
        price: terms ? formatAmount(terms.priceMicro) : null,
        subdomains_of: terms?.below ?? null,
        balance: formatAmount(balanceMicro),
      },
    };
  });
}
