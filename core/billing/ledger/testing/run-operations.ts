import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { addCustomer } from '#core/testing/customers.ts';
import type { Operation } from './operations.ts';
import {
  newModelCustomer,
  planStep,
  type ModelCustomer,
  type Outcome,
  type Step,
} from './reference-model.ts';

interface Run {
  deps: Deps;
  instanceId: number;
  operations: readonly Operation[];
  customers: number;
  atOnce: number;
}

let ids = 0n;
const newId = () => (ids += 1n);

/**
 * Runs the operations, as many at once as asked for: each customer's in their order, so that the
 * model can say what each comes to. Answers a sentence for everything that came out differently.
 */
export async function runOperations(run: Run): Promise<string[]> {
  const { deps, instanceId, operations, atOnce } = run;
  const customers = await Promise.all(
    Array.from({ length: run.customers }, async () =>
      newModelCustomer((await addCustomer(deps, instanceId)).id),
    ),
  );
  const differences: string[] = [];
  const lanes = Array.from({ length: atOnce }, async (_, lane) => {
    for (const { customer: place, what } of operations) {
      const customer = customers[place];
      if (!customer || place % atOnce !== lane) continue;
      const step = planStep(customer, what, newId);
      const outcome = step && (await outcomeOf(run, step));
      if (outcome !== step?.expected) {
        differences.push(`${what.kind} came to ${outcome}, not to ${step?.expected}`);
      }
    }
  });
  await Promise.all(lanes);
  const compared = await Promise.all(customers.map((customer) => compare(run, customer)));
  return [...differences, ...compared.flat()];
}

async function outcomeOf({ deps, instanceId }: Run, step: Step): Promise<Outcome> {
  try {
    const { isNew } = await deps.db.inInstance(instanceId, (trx) =>
      step.run({ ...deps, trx, instanceId }),
    );
    return isNew ? 'done' : 'nothing';
  } catch (error) {
    if (error instanceof AppError && error.fields['balance']) return 'refused';
    throw error;
  }
}

async function compare({ deps, instanceId }: Run, of: ModelCustomer): Promise<string[]> {
  const accounts = await deps.db.inInstance(instanceId, (trx) =>
    trx.selectFrom('ledger_accounts').selectAll().where('customer_id', '=', of.id).execute(),
  );
  const found = (kind: string) => accounts.find((account) => account.kind === kind);
  const total = (field: 'earned_micro' | 'spent_micro') =>
    accounts.reduce((sum, account) => sum + account[field], 0n);
  const figures = {
    ...{ earned: total('earned_micro'), spent: total('spent_micro') },
    balance: found('balance')?.balance_micro ?? 0n,
    referral: found('referral')?.balance_micro ?? 0n,
    task: found('task')?.balance_micro ?? 0n,
    held: found('held')?.balance_micro ?? 0n,
    debt: -(found('debt')?.balance_micro ?? 0n),
  };
  return Object.entries(figures).flatMap(([name, value]) => {
    const expected = of[name as keyof typeof figures]; // The keys are those just written.
    return value === expected ? [] : [`${name} is ${value}, not ${expected}`];
  });
}
