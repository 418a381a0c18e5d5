import type { AppLoadContext } from '@remix-run/node';
import type { Token } from '../code/call.ts';
import {
  actionCall,
  exampleCall,
  ownValues,
  type ExampleValues,
} from '../pages/example-values.server.ts';
import { guideSections } from '../pages/guide-pages.server.ts';
import { operationPage, type CallPage } from '../pages/operation-page.server.ts';
import type { Reference, Subject } from '../pages/reference.server.ts';
import { valuesOfTypes } from '../pages/type-values.server.ts';
import { actionPage } from '../pages/v2-pages.server.ts';
import { onlyReads } from './try-call.server.ts';

/** What the form that makes a call has in it at first. */
export interface TryValues {
  params: readonly { name: string; value: string }[];
  query: string | undefined;
  body: string | undefined;
  /** The query is written as a line for each field of a form. */
  isForm: boolean;
  takesToken: boolean;
}

interface PageData extends Omit<CallPage, 'address'> {
  address: string | undefined;
  tries: TryValues | undefined;
}

const TOKEN: Token = 'variable';
const NO_VALUES: ReadonlyMap<string, ExampleValues> = new Map();

/** All that a page of the documentation shows beside the frame of it. */
export async function pageData(
  context: AppLoadContext,
  { reference, page, subject }: { reference: Reference; page: string; subject: Subject },
): Promise<PageData> {
  const { locale, origin } = context;
  const { description, topics } = reference;
  if (subject.is === 'guide') {
    const entry = topics.flatMap(({ pages }) => pages).find((one) => one.page === page);
    const ofTypes = subject.guide === 'v2' ? await valuesOfTypes(context) : NO_VALUES;
    return {
      ...{ title: entry?.title ?? '', text: entry?.text ?? '', facts: [] },
      sections: guideSections(subject.guide, { context, description, ofTypes }),
      address: undefined,
      tries: undefined,
    };
  }
  const values = await ownValues(context);
  const written = { origin, values, token: TOKEN };
  const shown =
    subject.is === 'action'
      ? actionPage(subject.action, { locale, call: actionCall(subject.action, written) })
      : operationPage(subject.operation, {
          ...{ description, locale },
          call: exampleCall(subject.operation, written),
        });
  return { ...shown, tries: onlyReads(subject) ? tryValues(subject, values) : undefined };
}

function tryValues(subject: Exclude<Subject, { is: 'guide' }>, values: ExampleValues): TryValues {
  if (subject.is === 'action') {
    const { form = {} } = actionCall(subject.action, { origin: '', values, token: TOKEN });
    const { action: _action, ...fields } = form;
    const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
    return {
      ...{ params: [], body: undefined, isForm: true, takesToken: true },
      query: lines.length > 0 ? lines.join('\n') : undefined,
    };
  }
  const { operation } = subject;
  const { url, token, json } = exampleCall(operation, { origin: '', values, token: TOKEN });
  const [path = '', query = ''] = url.split('?');
  const written = path.split('/');
  const names = operation.path.split('/');
  const takesQuery = (operation.call.parameters ?? []).some(({ in: place }) => place === 'query');
  return {
    params: names.flatMap((name, at) => {
      const [, bare] = /^\{(\w+)\}$/.exec(name) ?? [];
      return bare === undefined ? [] : [{ name: bare, value: written[at] ?? '' }];
    }),
    query: takesQuery ? query : undefined,
    body: json && JSON.stringify(json, null, 2),
    isForm: false,
    takesToken: token !== undefined,
  };
}
