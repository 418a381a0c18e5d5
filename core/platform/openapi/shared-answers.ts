import type { ErrorCode } from '#core/errors.ts';
import { refusals } from '#core/platform/operations/refusals.ts';

/** What may be answered in place of any operation, before it is asked or when it fails. */
const OF_ALL = [
  'bad_request',
  // Also where guests may ask: a token that is no longer good is not taken for a guest's.
  'unauthorized',
  'uri_too_long',
  'unknown_host',
  'internal',
  'unavailable',
] as const;
/** And where something is sent along. */
const OF_BODIES = ['payload_too_large', 'unsupported_media_type'] as const;

const named = (codes: readonly ErrorCode[]) =>
  Object.fromEntries(codes.flatMap((code) => Object.entries(refusals([code]))));

const ALL = named(OF_ALL);
const WITH_BODY = { ...ALL, ...named(OF_BODIES) };

/** The statuses that an operation may answer with beside its own. */
export const sharedStatuses = (hasBody: boolean): string[] =>
  Object.keys(hasBody ? WITH_BODY : ALL);

const PREFIX = '#/components/responses/';
const nameOf = (status: string) => `Refused${status}`;

interface Described {
  responses?: Record<string, unknown>;
  requestBody?: unknown;
}

/** The paths of the description, with the shared answers where an operation says nothing of its own. */
export function withSharedAnswers(paths: object): object {
  return Object.fromEntries(
    // As the generator writes them.
    Object.entries(paths).map(([path, item]) => [path, shared(item as Record<string, Described>)]),
  );
}

function shared(item: Record<string, Described>): object {
  return Object.fromEntries(
    Object.entries(item).map(([method, operation]) => {
      const others = sharedStatuses(operation.requestBody !== undefined);
      const answers = others.map((status) => [status, { $ref: PREFIX + nameOf(status) }]);
      return [
        method,
        { ...operation, responses: { ...Object.fromEntries(answers), ...operation.responses } },
      ];
    }),
  );
}

const ENVELOPE = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** What the references of the paths name. */
export const sharedAnswers = (): object =>
  Object.fromEntries(
    Object.entries(WITH_BODY).map(([status, { description }]) => [
      nameOf(status),
      { description, content: ENVELOPE },
    ]),
  );
