import { createIn } from '#core/accounts/api-tokens/create-token.ts';
import { noteUse } from '#core/accounts/api-tokens/note-use.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

/** A customer gives a token to a program, which has come by since. Nobody knows what opens it. */
export async function connect(
  stage: Stage,
  troupe: Troupe,
  { who, program }: DeedOf<'connect'>,
): Promise<void> {
  const { deps } = stage;
  const { instanceId } = troupe;
  const caller = callerOf(troupe, who);
  const { name, scopes, address, isBound, dailyCap, lastCallAgoMinutes } = program;
  const { id } = await deps.db.inInstance(instanceId, (trx) =>
    createIn({ trx, clock: deps.clock }, caller, {
      ...{ name, scopes: [...scopes], is_main: false, service_ids: [] },
      ...{ addresses: isBound ? [address] : [], daily_cap: dailyCap },
    }),
  );
  stage.before(lastCallAgoMinutes, () =>
    deps.db.inInstance(instanceId, (trx) =>
      noteUse(trx, { instanceId, tokenId: BigInt(id), now: deps.clock.now(), address }),
    ),
  );
}
