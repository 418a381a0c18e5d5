import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Client } from './clients.ts';

const run = promisify(execFile);

export interface Source {
  /** Where clients are kept, outside of the tree. */
  folder: string;
  /** Where repositories are cloned from, by owner and name. */
  from: string;
}

const placeOf = ({ repository }: Client, { folder }: Source): string =>
  path.join(folder, repository.replace('/', '-'));

/** What to type where it cannot be fetched from here. */
export function howToFetch(client: Client, source: Source): string {
  const place = placeOf(client, source);
  const address = `https://github.com/${client.repository}`;
  return `git clone ${address} ${place} && git -C ${place} checkout ${client.commit}`;
}

/** Clones a client at its commit unless it is there, with the packages that it needs beside it. */
export async function fetchClient(client: Client, source: Source): Promise<string> {
  const { repository, commit, files = ['.'], needs = [] } = client;
  const place = placeOf(client, source);
  if (!existsSync(place)) {
    await mkdir(path.dirname(place), { recursive: true });
    await run('git', ['clone', '--quiet', '--no-checkout', `${source.from}/${repository}`, place]);
  }
  await run('git', ['-C', place, 'checkout', '--quiet', commit, '--', ...files]);
  if (needs.length > 0) {
    // Beside the client, where Node looks for them after its own folder.
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', source.folder, ...needs]);
  }
  return place;
}
