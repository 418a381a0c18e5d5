import type { Context } from 'hono';
import type { z } from 'zod';
import type { VisitorCaller } from './current-customer.ts';
import { noteAnswer } from '#core/platform/http/call-note.ts';
import type { CoreApi, CoreEnv } from '#core/platform/http/core-env.ts';
import { guardBody } from '#core/platform/http/request-body.ts';
import { sendDone } from '#core/platform/http/send.ts';
import type { OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import { sendOnce } from '#core/platform/idempotency/send-once.ts';
import { decideCaller, type CallerFor } from './decide-caller.ts';
import { describeOperation } from './describe-operation.ts';
import type { InputOf, Operation } from './operation.contract.ts';

/** What a use case says: the answer, or the response itself where there is more to it than that. */
type ResultOf<Given extends Operation> = Given extends { once: true }
  ? OnceAnswer
  : Given extends { shared: true } | { tagged: true } | { file: string } | { otherwise: object }
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
  const { limit, mostBytes } = operation;
  const read = inputReader(operation);
  const middleware = [decideCaller(operation), guardBody(mostBytes)];
  operationsOf(api).push(operation);
  api.openapi({ ...describeOperation(operation), middleware }, async (c) => {
    // Decided by `who`, as its type is.
    const caller = c.get('caller') as CallerFor<Given['who']>;
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
  const text = JSON.stringify(result);
  noteAnswer(text);
  return c.body(text, operation.status ?? 200, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
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

/** The subject that a limit counts. */
const subjectOf = ({
  customer,
  address,
}: Pick<VisitorCaller, 'address'> & Partial<VisitorCaller>) =>
  customer ? String(customer.id) : address;

const handled = new WeakMap<CoreApi, Operation[]>();

/** All that an API handles, so that tests made of them miss none. */
export function operationsOf(api: CoreApi): Operation[] {
  const known = handled.get(api) ?? [];
  handled.set(api, known);
  return known;
}
