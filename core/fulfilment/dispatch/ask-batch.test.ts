import { expect, it } from 'vitest';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { keepOrPutOff } from './ask-batch.ts';

it('what cannot be kept of an order is put off, and the round goes on', async () => {
  const log = createRecordingLog();
  log.allowErrors();
  const done: string[] = [];
  const told = (order: bigint, isBad: boolean) =>
    keepOrPutOff(
      { log },
      { order_id: order },
      {
        keep: async () => {
          if (isBad) throw new Error('it cannot be written');
          done.push(`${order} kept`);
        },
        putOff: async () => void done.push(`${order} put off`),
      },
    );
  for (const order of [1n, 2n]) await told(order, order === 1n);
  expect(done).toEqual(['1 put off', '2 kept']);
  expect(log.lines).toMatchObject([{ level: 'error', fields: { orderId: '1' } }]);
});
