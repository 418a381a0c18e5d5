import { askSoon } from '#core/fulfilment/dispatch/tasks/viewers.ts';
import { countStep, lockTask, readTasks } from '#core/fulfilment/tasks/known-tasks.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant, refuseField } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { REVIEW_HOURS } from './check-rules.pure.ts';
import { lockCheck, readWords, writeCheck, type CheckRow } from './check.store.ts';
import { requireTasks } from './list-tasks.ts';
import { showOneCheck, statusAt } from './show-check.ts';
import { checkIdOf, type Check } from './task.contract.ts';
import { tidyWords, wordsProblem } from './words.pure.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
/** So many of what others and they themselves have said are compared with. */
const MOST_COMPARED = 300;

/** The video was opened; what was started before goes on as it is. */
export const startTask = (deps: Ports, caller: CustomerCaller, idInPath: string) =>
  step(deps, caller, {
    idInPath,
    isDone: (row) => row.start_at !== null,
    work: (trx, row, now) => writeCheck(trx, row, { status: 'started', start_at: now }),
  });

/** The video was watched for as long as was asked for, by the clock of the server. */
export const endTask = (deps: Ports, caller: CustomerCaller, idInPath: string) =>
  step(deps, caller, {
    idInPath,
    isDone: (row) => row.end_at !== null,
    async work(trx, row, now) {
      if (row.start_at === null) throw new AppError('conflict');
      const ref = { instanceId: caller.instanceId, ids: [row.task_id] };
      const [task] = await readTasks(trx, ref);
      invariant(task, 'a check is of a task');
      const leftMs = row.start_at.getTime() + task.watch_seconds * SECOND_MS - now.getTime();
      if (leftMs > 0) {
        const seconds = Math.ceil(leftMs / SECOND_MS);
        refuseField('end_at', { code: 'watch_on', params: { seconds } });
      }
      return writeCheck(trx, row, { status: 'ended', end_at: now });
    },
  });

/** What they say is looked at at once; then it waits for a day in which staff may decline it. */
export const sendWords = (deps: Ports, caller: CustomerCaller, asked: SendingWords) =>
  step(deps, caller, {
    idInPath: asked.idInPath,
    isDone: (row) => row.checked_at !== null,
    async work(trx, row, now) {
      if (row.status !== 'ended') throw new AppError('conflict');
      const { instanceId, customer } = caller;
      const { task_id: taskId } = row;
      // Two who say the same at once are told apart by who comes first.
      await lockTask(trx, { instanceId, id: taskId });
      const comment = tidyWords(asked.words ?? '');
      const before = { instanceId, customerId: customer.id, taskId, most: MOST_COMPARED };
      const problem = wordsProblem(comment, await readWords(trx, before));
      if (problem) refuseField('options.custom_comment', problem);
      const checked = await writeCheck(trx, row, {
        ...{ status: 'checked', comment, checked_at: now },
        ready_at: new Date(now.getTime() + REVIEW_HOURS * HOUR_MS),
      });
      const { order_id: orderId } = await countStep(trx, { instanceId, id: taskId }, 'checked');
      await askSoon({ trx, clock: deps.clock }, { instanceId, orderId });
      return checked;
    },
  });

interface SendingWords {
  idInPath: string;
  words: string | undefined;
}

interface Step {
  idInPath: string;
  /** It is answered as it is. */
  isDone(row: CheckRow): boolean;
  work(trx: Trx, row: CheckRow, now: Date): Promise<CheckRow>;
}

function step(
  deps: Ports,
  { instanceId, customer, language }: CustomerCaller,
  { idInPath, isDone, work }: Step,
): Promise<Check> {
  const id = checkIdOf(idInPath);
  return deps.db.inInstance(instanceId, async (trx) => {
    await requireTasks(trx, instanceId);
    const row = id === undefined ? undefined : await lockCheck(trx, { instanceId, id });
    if (row?.customer_id !== customer.id) throw new AppError('not_found');
    const now = deps.clock.now();
    if (statusAt(row, now) === 'expired') throw new AppError('check_expired');
    const after = isDone(row) ? row : await work(trx, row, now);
    return showOneCheck(trx, { db: deps.db, instanceId, language, now }, after);
  });
}
