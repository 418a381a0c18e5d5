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

/** Where a client is kept. Go finds a package by the path that it is imported by. */
const placeOf = ({ repository, language }: Client, { folder }: Source): string =>
  language === 'Go'
    ? path.join(folder, 'go/src/github.com', repository)
    : path.join(folder, repository.replace('/', '-'));

/** What to type where it cannot be fetched from here. */
export function howToFetch(client: Client, source: Source): string {
  const place = placeOf(client, source);
  const address = `https://github.com/${client.repository}`;
  return `git clone ${address} ${place} && git -C ${place} checkout ${client.commit}`;
}

/** Clones a client at its commit unless it is there, with the packages that it needs beside it. */
export async function fetchClient(client: Client, source: Source): Promise<string> {
  const { repository, commit, needs = [] } = client;
  const place = placeOf(client, source);
  if (!existsSync(place)) {
    await mkdir(path.dirname(place), { recursive: true });
    await run('git', ['clone', '--quiet', `${source.from}/${repository}`, place]);
  }
  await run('git', ['-C', place, 'checkout', '--quiet', commit]);
  if (needs.length > 0) {
    // Beside the client, where Node looks for them after its own folder.
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', source.folder, ...needs]);
  }
  return place;
}
