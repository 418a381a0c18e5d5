const HIDDEN = '[hidden]';

/** Fields whose values nobody is shown, whatever they are. */
const SECRET_FIELD =
  /^(?:key|code|otp|pin|cvc|cvv|authorization|.*(?:api_?key|token|secret|passw(?:or)?d|pwd|signature))$/i;

/** What opens something, wherever it stands: tokens, secrets of webhooks, and parts of links. */
const SECRET_TEXTS: readonly [RegExp, string][] = [
  [/\bmq[kt]_[0-9A-Za-z]{6,}/g, HIDDEN],
  [/\bwhsec_[0-9A-Za-z+/=%]{6,}/g, HIDDEN],
  [/\b(bearer)\s+[\w.~+/=-]{6,}/gi, `$1 ${HIDDEN}`],
  [/([?&;](?:key|code|\w*(?:token|secret|password|signature))=)[^&#\s"]+/gi, `$1${HIDDEN}`],
  [/("\w*(?:token|secret|password|signature)"\s*:\s*")(?:[^"\\]|\\.)*/gi, `$1${HIDDEN}`],
];

/** A text of ours, such as the beginning of an answer. */
export const hideInText = (text: string): string =>
  SECRET_TEXTS.reduce((shown, [secret, instead]) => shown.replace(secret, instead), text);

/** In a text that somebody has sent, fields may be written out as well. */
const SENT_FIELD = /("(?:key|code)"\s*:\s*")(?:[^"\\]|\\.)*/gi;

/** What somebody has sent, field by field. */
export function hideInFields(value: unknown): unknown {
  if (typeof value === 'string') return hideInText(value).replace(SENT_FIELD, `$1${HIDDEN}`);
  if (Array.isArray(value)) return value.map(hideInFields);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      SECRET_FIELD.test(name) ? HIDDEN : hideInFields(one),
    ]),
  );
}
