import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { z } from 'zod';
import {
  findCustomer,
  requireCustomer,
  type CurrentCustomer,
  type CustomerCaller,
} from '#core/accounts/current-customer.ts';
import { staffOnly } from '#core/accounts/decide-caller.ts';
import { requireStaff } from '#core/accounts/require-staff.ts';
import { AppError, type ErrorCode } from '#core/errors.ts';
import { callerOf, type Caller } from '#core/http/caller.ts';
import type { CoreApi, CoreEnv } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import {
  BEARER,
  doneAnswer,
  jsonAnswer,
  jsonBody,
  sendDone,
  sendPrivate,
} from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import type { InputOf, Operation, Who } from './operation.contract.ts';

/** A guest, or a customer whose token was looked at. */
export type VisitorCaller = Caller & { customer: CurrentCustomer | undefined };

type CallerFor<W extends Who> = W extends { is: 'anyone' }
  ? Caller
  : W extends { is: 'visitor' }
    ? VisitorCaller
    : CustomerCaller;

type UseCase<Given extends Operation> = (
  caller: CallerFor<Given['who']>,
  input: InputOf<Given>,
) => Promise<Given extends { answer: infer A extends z.ZodType } ? z.input<A> : void>;

/** Answers an operation by a use case, which hears of a request only once it may be answered. */
export function handle<Given extends Operation>(
  api: CoreApi,
  operation: Given,
  useCase: UseCase<Given>,
): void {
  const { who, params, query, body, answer } = operation;
  api.openapi(describe(operation), async (c) => {
    // Decided by `who`, as its type is.
    const caller = (await callerFor(c, who)) as CallerFor<Given['who']>;
    // Hono has checked each part by the schema whose type it has here.
    const valid = (part: 'param' | 'query' | 'json'): unknown => c.req.valid(part as never);
    const input = {
      params: params && valid('param'),
      query: query && valid('query'),
      body: body && valid('json'),
    };
    // As above.
    const answered = await useCase(caller, input as InputOf<Given>);
    // What it answers is described by the very same declaration.
    return (answer && answered ? sendPrivate(c, answered) : sendDone(c)) as never;
  });
}

function callerFor(c: Context<CoreEnv>, who: Who): Promise<Caller> | Caller {
  switch (who.is) {
    case 'anyone':
      return callerOf(c);
    case 'visitor':
      return visitorCaller(c);
    case 'customer':
      return requireCustomer(c, who);
    case 'staff':
      return requireStaff(c, who.permission);
  }
}

async function visitorCaller(c: Context<CoreEnv>): Promise<VisitorCaller> {
  const customer = await findCustomer(c);
  if (customer?.isFrozen) throw new AppError('account_frozen');
  return { ...callerOf(c), customer };
}

/** As the description has it. */
function describe(operation: Operation) {
  const { id, method, path, tag, summary, who, params, query, body, answer } = operation;
  const done = answer
    ? { 200: jsonAnswer(answer, operation.answered ?? 'As it is now.') }
    : { 204: doneAnswer };
  return createRoute({
    method: LOWER[method],
    path,
    operationId: id,
    tags: [tag],
    summary,
    ...(who.is === 'customer' && { security: BEARER }),
    ...(who.is === 'staff' && { security: staffOnly(who.permission) }),
    request: {
      query: query ? query.extend(localeQuery.shape) : localeQuery,
      ...(params && { params }),
      ...(body && { body: { ...jsonBody(body), required: !operation.bodyIsOptional } }),
    },
    responses: { ...done, ...refusals(refusedBy(operation)) },
  });
}

const LOWER = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** All that an operation may refuse with. */
export function refusedBy({ who, body, refuses = [] }: Operation): ErrorCode[] {
  return [
    ...REFUSED_TO[who.is],
    ...(who.is === 'customer' && who.frozen !== 'allowed' ? (['account_frozen'] as const) : []),
    ...(who.is === 'customer' && who.impersonated ? (['owner_only'] as const) : []),
    'validation_failed',
    ...(body ? (['bad_request', 'payload_too_large'] as const) : []),
    ...refuses,
  ];
}

const REFUSED_TO = {
  anyone: [],
  visitor: ['unauthorized', 'account_frozen'],
  customer: ['unauthorized'],
  staff: ['unauthorized', 'not_found', 'owner_only', 'account_frozen'],
} as const satisfies Record<Who['is'], readonly ErrorCode[]>;
