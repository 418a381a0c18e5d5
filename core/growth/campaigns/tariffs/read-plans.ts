import { invariant } from '#core/errors.ts';
import { parseAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readDocumentsIn } from '#core/tenancy/instances/read-documents.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { TariffPlanDocument } from '#instance-schema/generated/tariff-plan-document.ts';
import type { Localized } from '#instance-schema/localized.ts';

export interface Plan {
  id: number;
  name: Localized;
  description: Localized | null;
  /** Of a month. */
  priceMicro: bigint;
  keywordsLimit: number;
  trialDays: number;
  isHighlight: boolean;
  isShown: boolean;
}

/** The plans of an owner in the order in which they are shown. */
export async function readPlans(trx: Trx, instanceId: number): Promise<Plan[]> {
  const documents = await readDocumentsIn(trx, instanceId, 'tariff-plan');
  return documents
    .map((document) => ({ position: document.position ?? 0, plan: planOf(document) }))
    .sort((a, b) => a.position - b.position || byPrice(a.plan, b.plan))
    .map(({ plan }) => plan);
}

const byPrice = (a: Plan, b: Plan) =>
  a.priceMicro === b.priceMicro ? a.id - b.id : a.priceMicro < b.priceMicro ? -1 : 1;

function planOf(document: TariffPlanDocument): Plan {
  const plan = fillDefaults('tariff-plan', document);
  const priceMicro = parseAmount(plan.price);
  invariant(priceMicro !== undefined, 'a schema accepts only amounts');
  return {
    ...{ id: plan.id, name: plan.name, description: plan.description ?? null, priceMicro },
    ...{ keywordsLimit: plan.keywords_limit, trialDays: plan.trial_days },
    ...{ isHighlight: plan.is_highlight, isShown: plan.is_shown },
  };
}
