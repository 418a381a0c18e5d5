import type { Context } from 'hono';
import type { z } from 'zod';
import {
  findCustomer,
  requireCustomer,
  type CurrentCustomer,
  type CustomerCaller,
} from '#core/accounts/current-customer.ts';
import { requireStaff } from '#core/accounts/require-staff.ts';
import { callerOf, type Caller } from '#core/http/caller.ts';
import type { CoreApi, CoreEnv } from '#core/http/core-env.ts';
import { sendDone } from '#core/http/operation.ts';
import type { OnceAnswer } from '#core/idempotency/do-once.ts';
import { sendOnce } from '#core/idempotency/send-once.ts';
import { describeOperation } from './describe-operation.ts';
import type { InputOf, Operation, Who } from './operation.contract.ts';

/** A guest, or a customer whose token was looked at. */
export type VisitorCaller = Caller & { customer: CurrentCustomer | undefined };

type CallerFor<W extends Who> = W extends { is: 'anyone' }
  ? Caller
  : W extends { is: 'visitor' }
    ? VisitorCaller
    : CustomerCaller;

/** What a use case says: the answer, or the response itself where there is more to it than that. */
type ResultOf<Given extends Operation> = Given extends { once: true }
  ? OnceAnswer
  : Given extends { shared: true } | { file: string } | { otherwise: object }
    ? Response
    : Given extends { answer: infer Answer extends z.ZodType }
      ? z.input<Answer>
      : void;

/** The context is for those few that write a header, or a response of their own. */
type UseCase<Given extends Operation> = (
  caller: CallerFor<Given['who']>,
  input: InputOf<Given>,
  context: Context<CoreEnv>,
) => ResultOf<Given> | Promise<ResultOf<Given>>;

/** Answers an operation by a use case, which hears of a request only once it may be answered. */
export function handle<Given extends Operation>(
  api: CoreApi,
  operation: Given,
  useCase: UseCase<Given>,
): void {
  const { who, limit } = operation;
  const read = inputReader(operation);
  api.openapi(describeOperation(operation), async (c) => {
    // Decided by `who`, as its type is.
    const caller = (await callerFor(c, who)) as CallerFor<Given['who']>;
    // Hono has checked each part by the schema whose type it has here.
    const input = read(c) as unknown as InputOf<Given>;
    if (limit) await c.get('countTry')(limit, subjectOf(caller));
    const result = await useCase(caller, input, c);
    // What it answers is described by the very same declaration.
    return respond(c, operation, result) as never;
  });
}

function respond(c: Context<CoreEnv>, operation: Operation, result: unknown): Response {
  if (result instanceof Response) return result;
  if (result === undefined) return sendDone(c);
  if (operation.once) return sendOnce(c, result as OnceAnswer); // As `ResultOf` has it.
  return c.json(result, operation.status ?? 200, { 'cache-control': 'no-store' });
}

/** The parts of a request that an operation takes, as they were checked. */
function inputReader({ method, path, params, body, once }: Operation) {
  const route = `${method} ${path}`;
  return (c: Context<CoreEnv>) => {
    // Hono knows by its type alone which parts were checked.
    const valid = (part: 'param' | 'query' | 'json'): unknown => c.req.valid(part as never);
    return {
      params: params && valid('param'),
      query: valid('query'),
      body: body && valid('json'),
      once: once && { key: c.req.header('idempotency-key'), route },
    };
  };
}

/** Whom a limit counts. */
function subjectOf(caller: Caller & Partial<VisitorCaller>): string {
  return caller.customer ? String(caller.customer.id) : caller.address;
}

function callerFor(c: Context<CoreEnv>, who: Who): Promise<Caller> | Caller {
  switch (who.is) {
    case 'anyone':
      return callerOf(c);
    case 'visitor':
      return visitorCaller(c, who);
    case 'customer':
      return requireCustomer(c, who);
    case 'staff':
      return requireStaff(c, who.permission);
  }
}

async function visitorCaller(
  c: Context<CoreEnv>,
  rules: Extract<Who, { is: 'visitor' }>,
): Promise<VisitorCaller> {
  const customer = await findCustomer(c);
  return customer ? requireCustomer(c, rules) : { ...callerOf(c), customer };
}
