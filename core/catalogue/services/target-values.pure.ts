import type { FieldProblem } from '#core/errors.ts';
import { readAddress } from '#core/tenancy/link-rules/read-address.pure.ts';
import { choicesOf, ruleOf, type Form, type TargetKind } from './target-kinds.pure.ts';

const MOST_ANSWERS = 100;
const USERNAME = /^@?[\p{L}\p{M}\p{N}_.-]{1,64}$/u;
const HASHTAG = /^#?[\p{L}\p{M}\p{N}_]{1,100}$/u;

const FORMS: Record<Form, (text: string, choices: readonly string[]) => FieldProblem | undefined> =
  {
    text: () => undefined,
    username: (text) =>
      USERNAME.test(text) ? undefined : { code: 'not_a_username', params: { text: cut(text) } },
    hashtag: (text) =>
      HASHTAG.test(text) ? undefined : { code: 'not_a_hashtag', params: { text: cut(text) } },
    link: (text) => (readAddress(text) ? undefined : { code: 'invalid_url' }),
    answer(text) {
      if (!/^\d{1,9}$/.test(text)) return { code: 'not_an_integer' };
      if (Number(text) < 1) return { code: 'too_small', params: { limit: 1 } };
      return Number(text) <= MOST_ANSWERS
        ? undefined
        : { code: 'too_big', params: { limit: MOST_ANSWERS } };
    },
    choice: (text, choices) =>
      choices.includes(text)
        ? undefined
        : { code: 'not_one_of', params: { options: choices.join(', ') } },
  };

/** Nobody needs more of what is wrong to find it again. */
const cut = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** The first thing that is wrong with what was written for a kind. */
export function problemOfValues(
  kind: TargetKind,
  values: readonly string[],
): FieldProblem | undefined {
  const { takes, form } = ruleOf(kind);
  if (takes === 'one' && values.length > 1) return { code: 'too_many', params: { count: 1 } };
  const choices = choicesOf(kind);
  for (const value of values) {
    const problem = FORMS[form](value, choices);
    if (problem) return problem;
  }
  return undefined;
}
