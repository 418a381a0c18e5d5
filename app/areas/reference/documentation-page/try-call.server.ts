import type { AppLoadContext } from '@remix-run/node';
import type { Translator } from '#app/lib/texts/translator.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { textIn } from '#app/lib/forms/text-in.ts';
import { highlight, type CodePart } from '../code/highlight.ts';
import { scopeOf } from '../pages/example-values.server.ts';
import type { Subject } from '../pages/reference.server.ts';
import { referenceTexts } from '../pages/texts.server.ts';

/** What a reader sent, and what came of it. */
export interface Tried {
  given: Readonly<Record<string, string>>;
  problem?: { field: 'token' | 'body'; text: string } | undefined;
  answer?: { status: number; parts: readonly CodePart[] } | undefined;
}

/** Whether a call changes nothing, so that anybody may try it here. */
export function onlyReads(subject: Subject): boolean {
  switch (subject.is) {
    case 'guide':
      return false;
    case 'action':
      return subject.action.scope === 'read';
    case 'operation': {
      const { method, call } = subject.operation;
      // What is asked without a token is a question, however it is sent.
      return method === 'get' || scopeOf(call) === undefined;
    }
  }
}

/** What a header can carry; the hint of a token has a dot that none can. */
const SENDABLE = /^[\x21-\x7e]*$/;

const LONGEST_FIELD = 20_000;
const LONGEST_SHOWN = 20_000;

/** Makes the call that a form says, with the token in it or as who is logged in. */
export async function tryCall(
  { core, locale }: AppLoadContext,
  subject: Subject,
  form: FormData,
): Promise<Tried> {
  const given = Object.fromEntries(
    [...form.keys()].map((name) => [name, textIn(form, name, LONGEST_FIELD)]),
  );
  const t: Translator<'reference'> = referenceTexts(locale);
  if (!onlyReads(subject)) {
    return { given: {}, problem: { field: 'token', text: t('try.readOnly') } };
  }
  // A token is never written back into a page.
  const { token = '', ...shown } = given;
  if (!SENDABLE.test(token)) {
    return { given: shown, problem: { field: 'token', text: t('try.badToken') } };
  }
  const call = callOf(subject, given);
  if (!call) return { given: shown, problem: { field: 'body', text: t('try.badBody') } };
  try {
    const { status, text } = await core.ask(call);
    return { given: shown, answer: { status, parts: shownAnswer(text) } };
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    return { given: shown, answer: { status: error.status, parts: [error.message] } };
  }
}

function callOf(subject: Subject, given: Readonly<Record<string, string>>) {
  const token = given['token'] || undefined;
  const query = given['query'] ?? '';
  if (subject.is === 'action') {
    const fields = query.split(/\r?\n/).map((line) => line.split(/=(.*)/s));
    const said = fields.filter(([name = '']) => name.trim() !== '');
    const body = {
      ...Object.fromEntries(said.map(([name = '', value = '']) => [name.trim(), value.trim()])),
      action: subject.action.name,
      key: token,
    };
    return { method: 'POST', path: '/api/v2', body } as const;
  }
  if (subject.is !== 'operation') return undefined;
  const { method, path, call } = subject.operation;
  const parameters = call.parameters ?? [];
  const sent = {
    path,
    params: Object.fromEntries(
      parameters
        .filter(({ in: place }) => place === 'path')
        .map(({ name }) => [name, given[`param-${name}`] ?? '']),
    ),
    query: Object.fromEntries(new URLSearchParams(query)),
    token,
  };
  if (method === 'get') return { ...sent, method: 'GET' } as const;
  const body = jsonIn(given['body'] ?? '');
  return body && ({ ...sent, method: 'POST', body } as const);
}

function jsonIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function shownAnswer(text: string): CodePart[] {
  try {
    const pretty = JSON.stringify(JSON.parse(text), null, 2);
    return highlight(
      pretty.length > LONGEST_SHOWN ? `${pretty.slice(0, LONGEST_SHOWN)}\n…` : pretty,
      'json',
    );
  } catch {
    return [text.slice(0, LONGEST_SHOWN)];
  }
}
