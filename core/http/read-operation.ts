import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '#core/errors.ts';
import { errorEnvelope } from './error.contract.ts';
import { localeQuery } from './locale.contract.ts';

interface ReadOperation<P extends string, T extends z.ZodType> {
  path: P;
  operationId: string;
  tag: string;
  summary: string;
  answer: T;
}

/** Describes a public GET whose answer is the same for every visitor of an instance. */
export function readOperation<P extends string, T extends z.ZodType>(read: ReadOperation<P, T>) {
  return createRoute({
    method: 'get',
    path: read.path,
    operationId: read.operationId,
    tags: [read.tag],
    summary: read.summary,
    request: { query: localeQuery },
    responses: {
      200: {
        description: 'The current content, with a strong entity tag.',
        content: { 'application/json': { schema: read.answer } },
      },
      304: { description: 'The content named by If-None-Match is still current.' },
      ...refusals(['unknown_host', 'validation_failed', 'unavailable']),
    },
  });
}

/** The answers of an operation that refuses; each of them is the one envelope. */
export function refusals(codes: readonly ErrorCode[]) {
  return Object.fromEntries(
    codes.map((code) => [
      ERROR_STATUS[code],
      { description: code, content: { 'application/json': { schema: errorEnvelope } } },
    ]),
  );
}
