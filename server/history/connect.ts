import { createIn } from '#core/accounts/api-tokens/create-token.ts';
import { noteUse } from '#core/accounts/api-tokens/note-use.ts';
import { createEndpointIn } from '#core/messaging/webhooks/endpoints/create-endpoint.ts';
import { ofCustomer, ofInstance } from '#core/messaging/webhooks/endpoints/endpoint-owner.ts';
import { readyKeys } from '#core/messaging/webhooks/endpoints/webhook-secret.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { insertCalls } from '#core/resale/api-calls/api-call.store.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

type Program = DeedOf<'connect'>['program'];

/** A customer gives a token to a program, which has come by since. Nobody knows what opens it. */
export async function connect(
  stage: Stage,
  troupe: Troupe,
  { who, program }: DeedOf<'connect'>,
): Promise<void> {
  const { deps } = stage;
  const { instanceId } = troupe;
  const caller = callerOf(troupe, who);
  const { name, scopes, address, isBound, isTest = false, dailyCap, lastCallAgoMinutes } = program;
  const { id } = await deps.db.inInstance(instanceId, (trx) =>
    createIn({ trx, clock: deps.clock }, caller, {
      ...{ name, scopes: [...scopes], is_main: false, is_test: isTest, service_ids: [] },
      ...{ addresses: isBound ? [address] : [], daily_cap: dailyCap },
    }),
  );
  const tokenId = BigInt(id);
  stage.before(lastCallAgoMinutes, () =>
    deps.db.inInstance(instanceId, async (trx) => {
      await noteUse(trx, { instanceId, tokenId, now: deps.clock.now(), address });
      await insertCalls(trx, callsOf({ caller, tokenId, program }, deps.clock.now()));
    }),
  );
  const { tellsAgoMinutes, tells: url } = program;
  if (url === undefined || tellsAgoMinutes === undefined) return;
  stage.before(tellsAgoMinutes, async () => {
    const keys = await readyKeys(createKeys(deps));
    await deps.db.inInstance(instanceId, (trx) =>
      createEndpointIn({ ...deps, keys, trx }, ofCustomer(caller), {
        ...{ url, types: [], is_test: isTest },
      }),
    );
  });
}

/** The shop itself is told of what happens to its customers from now on. */
export async function hear(
  { deps }: Stage,
  troupe: Troupe,
  { who, at: url, types }: DeedOf<'hear'>,
): Promise<void> {
  const caller = callerOf(troupe, who);
  const keys = await readyKeys(createKeys(deps));
  await deps.db.inInstance(troupe.instanceId, (trx) =>
    createEndpointIn({ ...deps, keys, trx }, ofInstance(caller), {
      ...{ url, types: [...types], is_test: false },
    }),
  );
}

interface Asking {
  caller: CustomerCaller;
  tokenId: bigint;
  program: Program;
}

interface Said {
  operation: string;
  input: object;
  answer: object;
  refusal?: string;
}

const HOUR_MS = 60 * 60 * 1_000;

/** What it has asked lately, one each hour; all of it looks, and so changes nothing. */
const LOOKED: readonly Said[] = [
  { operation: 'balance', input: {}, answer: { balance: '84.20', currency: 'USD' } },
  {
    operation: 'status',
    input: { order: '999999' },
    answer: { error: 'Incorrect order ID' },
    refusal: 'Incorrect order ID',
  },
  { operation: 'services', input: {}, answer: {} },
  {
    operation: 'add',
    input: { service: '1', quantity: '1000', link: 'https://video.example/watch?v=brook' },
    answer: { error: 'Incorrect service ID' },
    refusal: 'Incorrect service ID',
  },
  { operation: 'balance', input: {}, answer: { balance: '101.70', currency: 'USD' } },
];

function callsOf({ caller, tokenId, program }: Asking, now: Date) {
  return LOOKED.map(({ operation, input, answer, refusal }, at) => ({
    ...{ instance_id: caller.instanceId, customer_id: caller.customer.id, token_id: tokenId },
    ...{ request_id: `demo-${tokenId}-${LOOKED.length - at}`, operation, path: 'POST /api/v2' },
    ...{ is_test: program.isTest ?? false, status: 200, refusal: refusal ?? null },
    input: JSON.stringify({ key: '[hidden]', action: operation, ...input }),
    answer: operation === 'services' ? null : JSON.stringify(answer),
    ...{ cost_micro: null, took_ms: 4 + at * 3, address: program.address },
    created_at: new Date(now.getTime() - (LOOKED.length - 1 - at) * HOUR_MS),
  }));
}
