import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import {
  appliedAnswer,
  instanceFileAnswer,
} from '#core/studio/instance-file/instance-file.contract.ts';
import { fileOfSet } from '#core/studio/instance-file/file-of-set.ts';
import { revisionDocumentsAnswer } from '#core/studio/revisions/revision.contract.ts';
import { keptDocument } from '#core/tenancy/revisions/document-set.ts';
import type { Target } from './target.ts';

const refusal = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).default({}),
});

const NO_INSTANCE = 'There is no instance at this address, or the token may not read it.';

export async function openInstanceElsewhere(
  url: string,
  tokenFile: string | undefined,
): Promise<Target> {
  if (tokenFile === undefined) {
    throw new Error('Say who you are: --token-file <file> with the token of a session.');
  }
  const token = (await readFile(tokenFile, 'utf8')).trim();
  const base = new URL(url);

  async function ask(
    path: string,
    { missing = NO_INSTANCE, ...init }: RequestInit & { missing?: string } = {},
  ): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(new URL(path, base), { ...init, headers }).catch(
      (cause: unknown) => {
        throw new Error(`Nobody answers at ${base.origin}.`, { cause });
      },
    );
    if (response.ok) return response;
    if (response.status === 404) throw new Error(missing);
    throw new Error(await sentenceOf(response));
  }

  return {
    name: base.host,
    async read({ hasPictures }) {
      const response = await ask(`/api/v1/instance${hasPictures ? '?pictures=include' : ''}`);
      const { data } = instanceFileAnswer.parse(await response.json());
      return { file: data, etag: response.headers.get('etag') ?? '' };
    },
    async readRevision(revision) {
      const response = await ask(`/api/v1/studio/revisions/${revision}/documents`, {
        missing: `There is no revision ${revision}.`,
      });
      const { data } = revisionDocumentsAnswer.parse(await response.json());
      return fileOfSet(data.map((document) => keptDocument(document, document.body)));
    },
    async apply(file, { ifMatch, note, isDryRun }) {
      const response = await ask(`/api/v1/instance${isDryRun ? '?dry_run=true' : ''}`, {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          ...(ifMatch !== undefined && { 'if-match': ifMatch }),
        },
        body: JSON.stringify({ ...file, ...(note !== undefined && { note }) }),
      });
      return appliedAnswer.parse(await response.json()).data;
    },
    close: async () => undefined,
  };
}

async function sentenceOf(response: Response): Promise<string> {
  const said = refusal.safeParse(await response.json().catch(() => undefined));
  if (!said.success) return `It answered ${response.status}.`;
  const fields = Object.entries(said.data.errors).map(
    ([field, problems]) => `${field}: ${problems.join(' ')}`,
  );
  return [said.data.message, ...fields].join('\n');
}
