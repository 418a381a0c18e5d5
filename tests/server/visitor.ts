import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { request, type Answer } from '#tests/harness/request.ts';
import type { PanelOnCore } from './panel-on-core.ts';

export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export type SentForm = Readonly<Record<string, string>> | [string, string][] | FormData;

interface Visit {
  who?: { id: bigint } | undefined;
  form?: SentForm | undefined;
  /** Beside that of the session. */
  cookie?: string | undefined;
}

/** Asks the first shop for a page, or sends a form of it, as a browser without a script does. */
export async function visitPanel(
  { core, url }: PanelOnCore,
  path: string,
  { who, form, cookie }: Visit = {},
): Promise<Answer> {
  const { id, host } = core.instances.a;
  const session =
    who && (await logInAs(core.deps, id, who)).replace('Bearer ', 'session=99999999999.');
  const cookies = [session, cookie].filter((one) => one !== undefined);
  const body = form && new Response(form instanceof FormData ? form : new URLSearchParams(form));
  const answer = await request({
    ...{ url, host, path },
    ...(body && { method: 'POST', body: new Uint8Array(await body.arrayBuffer()) }),
    headers: {
      'user-agent': BROWSER,
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
      ...(body && {
        ...{ 'content-type': body.headers.get('content-type') ?? '' },
        ...{ 'sec-fetch-site': 'same-origin', origin: `http://${host}` },
      }),
    },
  });
  // Between two texts React leaves a mark.
  return { ...answer, text: answer.text.replaceAll('<!-- -->', '') };
}

/** A form that takes files. */
export function formData(form: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.append(name, value);
  return data;
}

/** The same as somebody new with these roles. */
export async function visitPanelAs(
  panel: PanelOnCore,
  path: string,
  roles: string[],
): Promise<Answer> {
  const { deps, instances } = panel.core;
  return visitPanel(panel, path, { who: await addCustomer(deps, instances.a.id, { roles }) });
}

/** What a page says, without its tags; a word may break where it likes. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<wbr\/?>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
