import { createRoute, z } from '@hono/zod-openapi';
import type { ErrorCode } from '#core/errors.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { idempotencyHeaders } from '#core/platform/idempotency/idempotency.contract.ts';
import {
  isOpenToFrozen,
  isOpenWhilePaused,
  type Operation,
  type Who,
} from './operation.contract.ts';
import { refusals } from './refusals.ts';

/** As the router checks it, and as the description of the API has it. */
export function describeOperation(operation: Operation) {
  const { id, method, path, tag, summary, who, body, params } = operation;
  const headers = headersOf(operation);
  return createRoute({
    method: LOWER[method],
    path,
    operationId: id,
    tags: [tag],
    summary,
    // What a token must be allowed, or the permission of staff, is named as its role.
    ...(who.is === 'customer' && { security: [{ bearer: who.token ? [who.token] : [] }] }),
    ...(who.is === 'staff' && { security: [{ bearer: [who.permission] }] }),
    request: {
      query: operation.query ? operation.query.extend(localeQuery.shape) : localeQuery,
      ...(params && { params }),
      ...(headers && { headers }),
      ...(body && { body: { ...contentOf(body), required: !operation.bodyIsOptional } }),
    },
    responses: { ...answersOf(operation), ...refusals(refusedBy(operation)) },
  });
}

const LOWER = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

function headersOf({ once, headers }: Operation): z.ZodObject | undefined {
  if (!once) return headers;
  return headers ? headers.extend(idempotencyHeaders.shape) : idempotencyHeaders;
}

function answersOf(operation: Operation) {
  const { answer, file, status = 200, shared, otherwise = {} } = operation;
  const answered = operation.answered ?? (shared ? CURRENT : 'As it is now.');
  const others = Object.entries(otherwise).map(([code, other]) => [
    code,
    { description: other.answered, ...(other.answer && contentOf(other.answer)) },
  ]);
  return {
    ...(answer || file
      ? { [status]: { description: answered, ...contentOf(answer ?? z.string(), file) } }
      : !otherwise[302] && { 204: { description: 'Done.' } }),
    ...((shared || operation.tagged) && {
      304: { description: 'The content named by If-None-Match is still current.' },
    }),
    ...Object.fromEntries(others),
  };
}

const CURRENT = 'The current content, with a strong entity tag.';

const contentOf = (schema: z.ZodType, type = 'application/json') => ({
  content: { [type]: { schema } },
});

/** All that an operation may refuse with. */
export function refusedBy(operation: Operation): ErrorCode[] {
  const { who, body, limit, once, shared, refuses = [] } = operation;
  const mayBeCustomer = who.is === 'customer' || who.is === 'visitor';
  const codes: ErrorCode[][] = [
    [...REFUSED_TO[who.is]],
    mayBeCustomer && !isOpenToFrozen(operation) ? ['account_frozen'] : [],
    mayBeCustomer && who.impersonated ? ['owner_only'] : [],
    ['validation_failed'],
    isOpenWhilePaused(operation) ? [] : ['panel_suspended'],
    body ? ['bad_request', 'payload_too_large'] : [],
    mayBeCustomer && who.token ? ['forbidden', 'too_many_requests'] : [],
    mayBeCustomer && who.test ? ['test_refused'] : [],
    limit ? ['too_many_requests'] : [],
    once ? ['idempotency_key_missing', 'idempotency_key_running', 'idempotency_key_reused'] : [],
    shared ? ['unknown_host', 'unavailable'] : [],
    [...refuses],
  ];
  return codes.flat();
}

const REFUSED_TO = {
  anyone: [],
  visitor: ['unauthorized'],
  customer: ['unauthorized'],
  staff: ['unauthorized', 'not_found', 'owner_only', 'account_frozen', 'two_factor_needed'],
} as const satisfies Record<Who['is'], readonly ErrorCode[]>;
