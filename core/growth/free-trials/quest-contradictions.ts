import { quantityProblem } from '#core/catalogue/services/quantity.pure.ts';
import { readServiceShapes, type ServiceShape } from '#core/catalogue/services/service-shapes.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import { targetProblems } from '#core/ordering/orders/target-problem.pure.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { documentsOf, type Publication } from '#core/tenancy/instances/instance-published.ts';
import type { FreeTrialQuestDocument } from '#instance-schema/generated/free-trial-quest-document.ts';

/**
 * What the schema cannot refuse: a service that is not there, a quantity that it does not deliver,
 * and one that asks for more than a link. Each at the place of its quest and its field, such as
 * `0.service`.
 */
export function questContradictions(
  documents: readonly Pick<FreeTrialQuestDocument, 'service' | 'quantity'>[],
  shapes: ReadonlyMap<string, ServiceShape>,
): FieldProblems {
  const fields: FieldProblems = {};
  documents.forEach(({ service, quantity }, at) => {
    const shape = shapes.get(service);
    if (!shape) {
      fields[`${at}.service`] = [{ code: 'service_unavailable' }];
      return;
    }
    const problem = quantityProblem(shape, quantity);
    if (problem) fields[`${at}.quantity`] = [problem];
    if (Object.keys(targetProblems(shape, [], quantity)).length > 0) {
      fields[`${at}.service`] = [{ code: 'service_asks_more' }];
    }
  });
  return fields;
}

/**
 * No quest is published that could not be rewarded. Only where quests are changed: what became of a
 * service since then keeps nobody from publishing something else.
 */
export async function refuseContradictions(trx: Trx, published: Publication): Promise<void> {
  if (!published.changed.has('free-trial-quest')) return;
  const documents = documentsOf(published, 'free-trial-quest');
  const { instanceId } = published;
  const slugs = [...new Set(documents.map(({ service }) => service))];
  const shapes = await readServiceShapes(trx, { instanceId, slugs });
  if (!shapes) return;
  const found = Object.entries(questContradictions(documents, shapes));
  if (found.length === 0) return;
  const fields = Object.fromEntries(
    found.map(([at, problems]) => [`free_trial_quests.${at}`, problems]),
  );
  throw new AppError('validation_failed', { fields });
}
