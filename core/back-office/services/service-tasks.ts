import type { CatalogueChange } from '#core/catalogue/services/change-catalogue.ts';
import type { ServiceParts, WholeService } from '#core/catalogue/services/read-whole.ts';
import { writeProvenance } from '#core/catalogue/services/write-provenance.ts';
import { refuseField } from '#core/errors.ts';
import {
  costOfTasks,
  isTypeOfVideos,
  offersTasks,
  readTaskTerms,
  writeTaskTerms,
  type TaskTerms,
} from '#core/fulfilment/tasks/task-terms.ts';
import { formatAmount, mulDivFloor, parseAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { FieldChange } from '#core/supply/imports/field-changes.ts';

interface AskedTerms {
  reward: string;
  watch_seconds: number;
}

interface TasksOfService {
  instanceId: number;
  networkId: number | undefined;
  /** As it is to be; null takes tasks back, and what is not said stays. */
  asked: AskedTerms | null | undefined;
  service: WholeService;
  parts: Pick<ServiceParts, 'targets' | 'isPackage'>;
  retyped: Partial<Pick<CatalogueChange, 'serviceTargets' | 'withdrawnTargets'>>;
  /** Whether a provider or a list of the owner has it. */
  hasSource: boolean;
}

export interface ChangedTasks {
  /** Whether customers deliver it as it is to be. */
  isByTasks: boolean;
  changes: FieldChange[];
  /** For the record of what staff did. */
  noted: Record<string, number>;
  /** Once the service is there. */
  write(trx: Trx): Promise<void>;
}

/** Whether customers can deliver a service as it is to be, and on what terms from now on. */
export async function changedTasks(trx: Trx, given: TasksOfService): Promise<ChangedTasks> {
  const { instanceId, asked, service } = given;
  const own = { instanceId, serviceId: service.id };
  const terms = await readTaskTerms(trx, { instanceId, serviceIds: [service.id] });
  const before = terms.get(service.id);
  const after = asked === undefined ? before : termsOf(asked);
  if (after) await refuseUnfit(trx, given, after);
  if (asked === undefined)
    return { isByTasks: after !== undefined, changes: [], noted: {}, write: async () => undefined };
  const costs = [before, after].map(
    (one) => one && formatAmount(costOfTasks(one, service.pricing_per)),
  );
  const [cost, costAfter] = costs;
  const isOther = before?.watchSeconds !== after?.watchSeconds;
  return {
    isByTasks: after !== undefined,
    changes:
      cost === costAfter && !isOther
        ? []
        : [{ field: 'cost', before: cost ?? null, after: costAfter ?? null }],
    noted: isOther && after ? { watch_seconds: after.watchSeconds } : {},
    async write(inTrx) {
      await writeTaskTerms(inTrx, own, after ?? null);
      if (!before !== !after) {
        await writeProvenance(inTrx, { ...own, provenance: after ? 'tasks' : 'other' });
      }
    },
  };
}

const LEAST_REWARD = '0.000001';

function termsOf(asked: AskedTerms | null): TaskTerms | undefined {
  if (asked === null) return undefined;
  const rewardMicro = parseAmount(asked.reward) ?? 0n;
  if (rewardMicro <= 0n) {
    const params = { limit: LEAST_REWARD };
    refuseField('tasks.reward', { code: 'too_small', params });
  }
  return { rewardMicro, watchSeconds: asked.watch_seconds };
}

async function refuseUnfit(trx: Trx, given: TasksOfService, terms: TaskTerms): Promise<void> {
  const { instanceId, asked, service, networkId } = given;
  if (asked && !(await offersTasks(trx, instanceId))) {
    refuseField('tasks', { code: 'tasks_off' });
  }
  const { price_type: priceType, service_type_id: typeId } = service;
  const isForVideos =
    networkId !== undefined && (await isTypeOfVideos(trx, { instanceId, networkId, typeId }));
  const isFit =
    priceType !== 'fixed' &&
    !(service.has_refill || given.parts.isPackage || given.hasSource || asksForMore(given));
  if (!isFit || !isForVideos) refuseField('tasks', { code: 'not_for_tasks' });
  // An order would bring less than it costs.
  const costMicro = costOfTasks(terms, service.pricing_per);
  if (costMicro <= service.price_micro) return;
  if (!asked) {
    refuseField('price', { code: 'too_small', params: { limit: formatAmount(costMicro) } });
  }
  const most = mulDivFloor(service.price_micro, 1n, BigInt(service.pricing_per));
  refuseField('tasks.reward', { code: 'too_big', params: { limit: formatAmount(most) } });
}

/** Viewers are asked for nothing but to watch. */
function asksForMore({ parts, retyped }: TasksOfService): boolean {
  const gone = retyped.withdrawnTargets ?? [];
  const kept = parts.targets.filter(({ id }) => !gone.some((one) => one.target_id === id));
  return kept.length + (retyped.serviceTargets ?? []).length > 0;
}
