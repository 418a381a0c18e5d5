import { setGradeOf } from '#core/accounts/customers/grade-of-customer.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import { giveMoney, line, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import type { GradeDocument } from '#instance-schema/generated/grade-document.ts';
import { settleDueGrades } from '../settle-jobs.ts';

/** Three grades, of which the second holds a hundred days and the third opens what is closed. */
export const LADDER: GradeDocument[] = [
  { id: 1, name: { en: 'Bronze', de: 'Bronze DE' }, icon: 'star', spending_goal: '0' },
  {
    ...{ id: 2, name: { en: 'Silver', de: 'Silber' }, icon: 'trophy', spending_goal: '10' },
    ...{ validity_days: 100, discount_percent: 0.05 },
  },
  {
    ...{ id: 3, name: { en: 'Gold' }, icon: 'crown', spending_goal: '30.5' },
    ...{ discount_percent: 0.125, available_closed_sales: true },
    ...{ available_personal_manager: true, manager_name: 'Mira Vale' },
    manager_contact: 'mailto:mira@alder.example',
    ...{ consultation_chat_period: 30, thumbnail_period: 14 },
  },
];

/** Gives instance a grades, and whatever else is said of its settings. */
export async function openGrades(
  test: TestCore,
  { grades = LADDER, settings = {} }: { grades?: GradeDocument[]; settings?: object } = {},
): Promise<void> {
  const own = ownerDocuments('Alder');
  const documents = {
    ...own,
    settings: { ...own.settings, gradesEnabled: true, ...settings },
    grades,
  };
  await publishInstance(test.deps, { slug: 'alder', hosts: ['alder.example'], documents });
}

/** Puts a customer on a grade, however it was reached. */
export function putOn(test: TestCore, actor: CustomerActor, gradeId: number | null): Promise<void> {
  const ref = { instanceId: actor.instance.id, id: actor.id };
  return test.db.inInstance(ref.instanceId, (trx) => setGradeOf(trx, ref, gradeId));
}

/** Orders for so many dollars, of which a part is delivered; whatever is not comes back. */
export async function spend(
  test: TestCore,
  payer: CustomerActor,
  { dollars, delivered = 1 }: { dollars: number; delivered?: number },
): Promise<number> {
  await giveMoney(test, payer, BigInt(dollars) * 1_000_000n);
  const quantity = dollars * 1_000;
  const { orders } = await placedIn(await place(payer, { orders: [line({ quantity })] }));
  const id = orders[0]?.id ?? 0;
  await end(test, { id, delivered: quantity * delivered, quantity });
  return id;
}

interface Ending {
  id: number;
  quantity: number;
  delivered: number;
}

export async function end(test: TestCore, { id, delivered, quantity }: Ending): Promise<void> {
  const { id: instanceId } = test.instances.a;
  await test.db.inInstance(instanceId, (trx) =>
    endOrder(
      { ...test.deps, trx, instanceId },
      {
        ...{ orderId: BigInt(id), by: 'staff', delivered },
        event: delivered === quantity ? 'complete' : 'end_short',
      },
    ),
  );
}

export const settle = (test: TestCore): Promise<void> => runJob(test, settleDueGrades);
