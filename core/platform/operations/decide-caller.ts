import type { Context, MiddlewareHandler } from 'hono';
import {
  findByToken,
  findCustomer,
  requireCustomer,
  requireOwner,
  type BuyerCaller,
  type CustomerCaller,
  type OwnerCaller,
  type VisitorCaller,
} from './current-customer.ts';
import { requireStaff } from './require-staff.ts';
import { noteCall } from '#core/platform/http/call-note.ts';
import { callerOf, type Caller } from '#core/platform/http/caller.ts';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import { AppError } from '#core/errors.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import {
  isOpenToFrozen,
  isOpenWhilePaused,
  type Operation,
  type Who,
} from './operation.contract.ts';

export type CallerFor<W extends Who> = W extends { is: 'anyone' }
  ? Caller
  : W extends { is: 'visitor' }
    ? W extends { token: string }
      ? BuyerCaller
      : VisitorCaller
    : W extends { token: string }
      ? OwnerCaller
      : CustomerCaller;

/**
 * Decides who may call an operation before its input is read, so that field errors reveal nothing
 * to callers without permission.
 */
export function decideCaller(
  operation: Pick<Operation, 'id' | 'method' | 'who' | 'paused'>,
): MiddlewareHandler<CoreEnv> {
  const { id, who } = operation;
  const rules = isOpenToFrozen(operation) ? ({ ...who, frozen: 'allowed' } as Who) : who; // As it says.
  const isOpen = isOpenWhilePaused(operation);
  return async (c, next) => {
    noteCall({ operation: id });
    c.set('caller', await callerFor(c, rules));
    if (!isOpen && currentInstance(c).suspended_at) throw new AppError('panel_suspended');
    await next();
  };
}

function callerFor(c: Context<CoreEnv>, who: Who): Promise<Caller> | Caller {
  switch (who.is) {
    case 'anyone':
      return callerOf(c);
    case 'visitor':
      return visitorCaller(c, who);
    case 'customer':
      return who.token === undefined
        ? requireCustomer(c, who)
        : requireOwner(c, { ...who, token: who.token });
    case 'staff':
      return requireStaff(c, who.permission);
  }
}

async function visitorCaller(
  c: Context<CoreEnv>,
  { token, ...rules }: Extract<Who, { is: 'visitor' }>,
): Promise<BuyerCaller> {
  const program = token === undefined ? undefined : await findByToken(c, { ...rules, token });
  if (program) return program;
  const customer = await findCustomer(c);
  return customer ? requireCustomer(c, rules) : { ...callerOf(c), customer };
}
