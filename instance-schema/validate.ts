import type { CompiledError, CompiledValidator } from './compiled-validator.ts';
import type { DocumentKind, Documents } from './document-kinds.ts';
import * as validators from './generated/validators.js';
import { pointerTo } from './json-pointer.ts';

/** What is wrong with one value of a document. */
export interface DocumentProblem {
  /** The JSON pointer of the value, which exists; of the object that lacks it where one is missing. */
  pointer: string;
  /** The rule that is broken, by its keyword in JSON Schema. */
  keyword: string;
  message: string;
  /** What the rule asks for: its limit, the values that it allows. */
  rule?: Readonly<Record<string, unknown>>;
  /** The property that is missing. */
  missing?: string;
}

const VALIDATORS: Record<DocumentKind, CompiledValidator> = {
  settings: validators.validateSettings,
  page: validators.validatePage,
  'menu-item': validators.validateMenuItem,
  banner: validators.validateBanner,
  'special-offer': validators.validateSpecialOffer,
  'payment-method': validators.validatePaymentMethod,
  'withdrawal-method': validators.validateWithdrawalMethod,
  coupon: validators.validateCoupon,
  grade: validators.validateGrade,
  'free-trial-quest': validators.validateFreeTrialQuest,
  'tariff-plan': validators.validateTariffPlan,
  'mail-text': validators.validateMailText,
};

/** Every problem of a document in the current version of its schema; none when it is valid. */
export function validateDocument(kind: DocumentKind, value: unknown): DocumentProblem[] {
  const validate = VALIDATORS[kind];
  if (validate(value)) return [];
  return (validate.errors ?? []).filter(saysSomething).map(problemOf);
}

export function isDocument<Kind extends DocumentKind>(
  kind: Kind,
  value: unknown,
): value is Documents[Kind] {
  return VALIDATORS[kind](value);
}

/**
 * `if` only repeats that one of its branches failed, which names the value itself. Inside
 * `contains` an error is no fault of its entry: another one may be what the list needs.
 */
function saysSomething({ keyword, schemaPath }: CompiledError): boolean {
  return keyword !== 'if' && !schemaPath.includes('/contains/');
}

function problemOf({ instancePath, keyword, message, params }: CompiledError): DocumentProblem {
  if (keyword === 'additionalProperties') {
    const pointer = pointerTo(instancePath, String(params['additionalProperty']));
    return { pointer, keyword, message: 'is not a property of this document' };
  }
  if (keyword === 'enum' && Array.isArray(params['allowedValues'])) {
    const allowed = params['allowedValues'].join(', ');
    const said = `must be one of ${allowed}`;
    return { pointer: instancePath, keyword, message: said, rule: params };
  }
  if (keyword === 'false schema') {
    return { pointer: instancePath, keyword, message: 'must not be here' };
  }
  if (keyword === 'discriminator') {
    return { pointer: instancePath, keyword, message: 'must be of a type that is known' };
  }
  const problem = { pointer: instancePath, keyword, message: message ?? 'is not valid' };
  return keyword === 'required'
    ? { ...problem, missing: String(params['missingProperty']) }
    : { ...problem, rule: params };
}
