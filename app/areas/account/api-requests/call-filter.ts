import { CALL_OUTCOMES, type CallOutcome } from '#core/resale/api-calls/api-call-rules.pure.ts';

const MODES = ['live', 'test'] as const;

/** What is looked for; nothing of it has to be said. */
export interface CallFilter {
  token: string;
  operation: string;
  outcome: CallOutcome | '';
  mode: (typeof MODES)[number] | '';
  request_id: string;
}

const ID = /^[1-9]\d{0,14}$/;

/** As an address has it; what makes no sense is not looked for. */
export function filterIn(query: URLSearchParams): CallFilter {
  const text = (name: string, most: number) => (query.get(name) ?? '').trim().slice(0, most);
  return {
    token: ID.exec(text('token', 15))?.[0] ?? '',
    operation: text('operation', 60),
    outcome: CALL_OUTCOMES.find((known) => known === query.get('outcome')) ?? '',
    mode: MODES.find((known) => known === query.get('mode')) ?? '',
    request_id: text('request_id', 64),
  };
}

/** What was said of it, for an address. */
export function withoutEmpty(filter: CallFilter) {
  const { token, operation, outcome, mode, request_id } = filter;
  return {
    ...(token !== '' && { token }),
    ...(operation !== '' && { operation }),
    ...(outcome !== '' && { outcome }),
    ...(mode !== '' && { mode }),
    ...(request_id !== '' && { request_id }),
  };
}
