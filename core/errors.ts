/** Every refusal the core can answer with, and its HTTP status. */
export const ERROR_STATUS = {
  bad_request: 400,
  idempotency_key_missing: 400,
  unauthorized: 401,
  forbidden: 403,
  own_payment: 403,
  own_withdrawal: 403,
  own_order: 403,
  own_account: 403,
  member_beyond_yours: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  owner_only: 409,
  test_refused: 409,
  panels_not_offered: 409,
  panel_closed: 409,
  not_measured: 409,
  plan_needed: 409,
  measured_lately: 409,
  check_expired: 409,
  email_unconfirmed: 409,
  idempotency_key_running: 409,
  total_changed: 409,
  already_decided: 409,
  confirmation_needed: 409,
  second_person_needed: 409,
  customer_frozen: 409,
  refill_too_soon: 409,
  refill_impossible: 409,
  trial_impossible: 409,
  suggestions_off: 409,
  channel_unverified: 409,
  draft_conflict: 409,
  base_moved: 409,
  conflicts_open: 409,
  nothing_changed: 409,
  last_owner: 409,
  member_of_team: 409,
  two_factor_is_off: 409,
  documents_not_set_up: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  unknown_host: 421,
  validation_failed: 422,
  idempotency_key_reused: 422,
  two_factor_needed: 403,
  panel_suspended: 403,
  account_frozen: 423,
  precondition_needed: 428,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

// Object.keys forgets the type of the keys.
export const ERROR_CODES = Object.keys(ERROR_STATUS) as readonly ErrorCode[];

/** Everything that can be wrong with one field. Each has a text in every language. */
export const FIELD_CODES = [
  'required',
  'invalid_type',
  'not_an_integer',
  'invalid_format',
  'invalid_email',
  'invalid_url',
  'too_small',
  'too_big',
  'must_be_above',
  'must_be_below',
  'too_short',
  'too_long',
  'too_few',
  'too_many',
  'not_a_multiple',
  'not_one_of',
  'unrecognized',
  'duplicate',
  'taken',
  'host_reserved',
  'domain_unproven',
  'domain_other_record',
  'domain_unanswered',
  'mismatch',
  'easy_to_guess',
  'wrong_login',
  'wrong_password',
  'wrong_code',
  'wrong_passkey',
  'passkey_late',
  'passkey_unfit',
  'passkeys_full',
  'expired',
  'not_ordered',
  'contact_required',
  'coupon_does_not_apply',
  'coupon_set_aside',
  'method_unavailable',
  'withdrawal_unavailable',
  'method_needs_more',
  'order_needs_more',
  'method_takes_less',
  'country_unavailable',
  'quantity_of_lines',
  'not_a_username',
  'not_a_hashtag',
  'list_bytes',
  'list_columns',
  'list_empty',
  'list_long',
  'list_unreadable',
  'line_broken',
  'line_cells',
  'line_parts',
  'line_quotes',
  'quantity_unclear',
  'no_autopromotion',
  'not_sold',
  'service_unavailable',
  'service_asks_more',
  'not_sold_there',
  'perk_used',
  'channel_code_missing',
  'channel_silent',
  'channel_subscriptions_hidden',
  'channel_taken',
  'channel_unchecked',
  'channel_unknown',
  'channel_limit',
  'channel_unready',
  'task_gone',
  'task_done',
  'tasks_under_way',
  'tasks_of_day',
  'watch_on',
  'comment_link',
  'comment_repeats',
  'comment_known',
  'tasks_off',
  'not_for_tasks',
  'sped_up_by_team',
  'countries_by_team',
  'no_package',
  'not_for_package',
  'trial_gone',
  'trial_needs_email',
  'trial_needs_spend',
  'trial_needs_top_up',
  'trial_used',
  'trials_used',
  'trials_given',
  'unknown_grade',
  'unknown_label',
  'unknown_order',
  'no_drip_feed',
  'no_grade_brings',
  'provider_busy',
  'provider_gone',
  'already_subscribed',
  'channel_not_found',
  'channel_unresolved',
  'network_not_watched',
  'not_a_channel',
  'service_not_for_posts',
  'subscription_over',
  'link_elsewhere',
  'link_page',
  'example_unknown',
  'faq_answer',
  'link_running',
  'link_tried',
  'link_shortened',
  'link_unreadable',
  'unknown_at_provider',
  'unknown_category',
  'upstream_address',
  'upstream_key',
  'upstream_nonsense',
  'upstream_own',
  'upstream_ring',
  'upstream_says',
  'upstream_silent',
  'captcha_required',
  'captcha_failed',
  'picture_type',
  'picture_bytes',
  'picture_unreadable',
  'picture_dimensions',
  'picture_animation',
  'picture_entities',
  'picture_complex',
  'picture_empty',
  'document_type',
  'document_bytes',
  'document_name',
  'document_unreadable',
  'document_active',
  'document_locked',
  'not_enough_balance',
  'not_enough_earned',
  'leaves_debt',
  'over_daily_cap',
  'money_left',
  'changed_meanwhile',
  'written_meanwhile',
  'beyond_yours',
  'price_gone',
  'before_start',
  'in_past',
  'beyond_year',
  'known_names',
  'missing_name',
  'no_button',
  'keyword_long',
  'keywords_left',
  'keywords_tracked',
  'not_searched',
  'other_video',
  'account_keys_refused',
  'account_keys_too_narrow',
  'account_not_ready',
  'account_no_answer',
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];

/** Fills the placeholders of a text; `count` also chooses its plural form. */
export type TextParams = Record<string, string | number>;

/** The codes whose text names something, and what fills it. */
export const FIELD_PARAMS = {
  too_small: ['limit'],
  too_big: ['limit'],
  must_be_above: ['limit'],
  must_be_below: ['limit'],
  too_short: ['count'],
  too_long: ['count'],
  too_few: ['count'],
  too_many: ['count'],
  not_a_multiple: ['divisor'],
  not_one_of: ['options'],
  picture_bytes: ['limit'],
  picture_dimensions: ['limit'],
  picture_animation: ['limit'],
  not_enough_earned: ['limit'],
  leaves_debt: ['amount'],
  method_needs_more: ['amount'],
  order_needs_more: ['amount'],
  method_takes_less: ['amount'],
  quantity_of_lines: ['lines'],
  not_a_username: ['text'],
  not_a_hashtag: ['text'],
  list_bytes: ['limit'],
  list_columns: ['columns'],
  list_long: ['limit'],
  line_broken: ['line'],
  not_sold: ['type'],
  link_running: ['order'],
  upstream_says: ['text'],
  account_keys_refused: ['said'],
  account_keys_too_narrow: ['said'],
  account_not_ready: ['said'],
  account_no_answer: ['said'],
  perk_used: ['date'],
  tasks_under_way: ['limit'],
  tasks_of_day: ['limit'],
  watch_on: ['seconds'],
  trial_needs_spend: ['amount'],
  trial_needs_top_up: ['amount'],
  price_gone: ['service'],
  keyword_long: ['count'],
  keywords_left: ['count'],
  keywords_tracked: ['count'],
  document_bytes: ['limit'],
  known_names: ['names'],
  missing_name: ['name'],
  domain_unproven: ['name', 'value'],
  domain_other_record: ['found', 'name', 'value'],
  domain_unanswered: ['name', 'value'],
} as const satisfies Partial<Record<FieldCode, readonly string[]>>;

type Filled = keyof typeof FIELD_PARAMS;

/** Whose text needs nothing to be filled in. */
export type PlainCode = Exclude<FieldCode, Filled>;

export function isPlainCode(value: unknown): value is PlainCode {
  return (
    typeof value === 'string' &&
    (FIELD_CODES as readonly string[]).includes(value) &&
    !Object.hasOwn(FIELD_PARAMS, value)
  );
}

interface OfField<Code extends FieldCode> {
  code: Code;
  /** Whether its limit is an amount of dollars. */
  isAmount?: boolean;
}

type FilledProblem<Code extends Filled> = OfField<Code> & {
  params: Record<(typeof FIELD_PARAMS)[Code][number], string | number>;
};

/** What is wrong with one field: the code names a text, the parameters fill it. */
export type FieldProblem =
  | (OfField<PlainCode> & { params?: never })
  | { [Code in Filled]: FilledProblem<Code> }[Filled];

/** Problems by field name, dotted as in `orders.0.url`. */
export type FieldProblems = Record<string, FieldProblem[]>;

interface AppErrorOptions {
  /** Fills the text of the code. */
  params?: TextParams;
  /** Problems by field name, as the client sent the field. */
  fields?: FieldProblems;
  /** Sent with the answer, such as `allow` or `retry-after`. */
  headers?: Record<string, string>;
  /** Only for the log; never sent. */
  cause?: unknown;
}

/** An expected refusal. Everything else that is thrown answers 500 with a fixed text. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly params: TextParams;
  readonly fields: FieldProblems;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(describe(code, options.fields), { cause: options.cause });
    this.code = code;
    this.params = options.params ?? {};
    this.fields = options.fields ?? {};
    this.headers = options.headers ?? {};
  }

  get status(): (typeof ERROR_STATUS)[ErrorCode] {
    return ERROR_STATUS[this.code];
  }
}

/** For logs and scripts, which have no texts at hand. */
function describe(code: ErrorCode, fields: FieldProblems = {}): string {
  const problems = Object.entries(fields).map(
    ([field, list]) => `${field}: ${list.map((problem) => problem.code).join(', ')}`,
  );
  return problems.length === 0 ? code : `${code} (${problems.join('; ')})`;
}

/** Refuses what was sent for one of its fields. */
export function refuseField(field: string, problem: FieldProblem): never {
  throw new AppError('validation_failed', { fields: { [field]: [problem] } });
}

/** For what the code itself guarantees: a failure is a fault of the program, not of its input. */
export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${sentence}`);
}
