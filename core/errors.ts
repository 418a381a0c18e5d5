/** Every refusal the core can answer with, and its HTTP status. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unknown_host: 421,
  validation_failed: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What is wrong with one field: the code names a text, the parameters fill it. */
export interface FieldProblem {
  code: string;
  params?: Record<string, string | number>;
}

interface AppErrorOptions {
  /** Fills the text of the code. */
  params?: Record<string, string | number>;
  /** Problems by field name, as the client sent the field. */
  fields?: Record<string, FieldProblem[]>;
  /** Only for the log; never sent. */
  cause?: unknown;
}

/** An expected refusal. Everything else that is thrown answers 500 with a fixed text. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly params: Record<string, string | number>;
  readonly fields: Record<string, FieldProblem[]>;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.params = options.params ?? {};
    this.fields = options.fields ?? {};
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** For what the code itself guarantees: a failure is a fault of the program, not of its input. */
export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${sentence}`);
}
