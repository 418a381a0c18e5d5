import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '#core/errors.ts';
import { errorEnvelope } from './error.contract.ts';
import { localeQuery } from './locale.contract.ts';

interface Operation<P extends string, T extends z.ZodType> {
  path: P;
  operationId: string;
  tag: string;
  summary: string;
  answer: T;
}

const CURRENT = 'The current content, with a strong entity tag.';

/** Describes a public GET whose answer is the same for every visitor of an instance. */
export function readOperation<P extends string, T extends z.ZodType>(read: Operation<P, T>) {
  return queryOperation({ ...read, query: localeQuery });
}

/** The same for a GET that is asked for something; `query` extends that of every operation. */
export function queryOperation<P extends string, T extends z.ZodType, Q extends z.ZodObject>(
  read: Operation<P, T> & { query: Q },
) {
  return createRoute({
    ...described(read),
    method: 'get',
    request: { query: read.query },
    responses: { ...answers(read.answer), ...refusals(READ_REFUSALS) },
  });
}

/** The same for a GET of one thing, named in its path. */
export function itemOperation<
  P extends string,
  T extends z.ZodType,
  N extends z.ZodObject,
  Q extends z.ZodObject,
>(read: Operation<P, T> & { params: N; query: Q }) {
  return createRoute({
    ...described(read),
    method: 'get',
    request: { query: read.query, params: read.params },
    responses: { ...answers(read.answer), ...refusals([...READ_REFUSALS, 'not_found']) },
  });
}

/** Describes a POST that changes nothing: a question too large for an address. */
export function askOperation<P extends string, T extends z.ZodType, B extends z.ZodType>(
  ask: Operation<P, T> & { body: B; refused?: readonly ErrorCode[] },
) {
  return createRoute({
    ...described(ask),
    method: 'post',
    request: {
      query: localeQuery,
      body: { required: true, content: { 'application/json': { schema: ask.body } } },
    },
    responses: {
      ...answer('What was asked for.', ask.answer),
      ...refusals([...READ_REFUSALS, 'bad_request', ...(ask.refused ?? [])]),
    },
  });
}

const READ_REFUSALS = ['unknown_host', 'validation_failed', 'unavailable'] as const;

function described<P extends string>(operation: Operation<P, z.ZodType>) {
  const { path, operationId, tag, summary } = operation;
  return { path, operationId, tags: [tag], summary };
}

function answers<T extends z.ZodType>(schema: T) {
  return {
    ...answer(CURRENT, schema),
    304: { description: 'The content named by If-None-Match is still current.' },
  };
}

function answer<T extends z.ZodType>(description: string, schema: T) {
  return { 200: { description, content: { 'application/json': { schema } } } };
}

/** The answers of an operation that refuses, by status; each of them is the one envelope. */
export function refusals(codes: readonly ErrorCode[]) {
  const statuses = new Set(codes.map((code) => ERROR_STATUS[code]));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const own = [...new Set(codes)].filter((code) => ERROR_STATUS[code] === status);
      const content = { 'application/json': { schema: errorEnvelope } };
      return [status, { description: own.join(', '), content, [CODES]: own }];
    }),
  );
}

const CODES = 'x-codes';

/** What an operation is described to refuse with. */
export function refusedCodes(responses: Readonly<Record<string, object>>): ErrorCode[] {
  return Object.values(responses).flatMap((answer) => {
    const { [CODES]: codes = [] } = answer as { [CODES]?: ErrorCode[] }; // Written above.
    return codes;
  });
}
