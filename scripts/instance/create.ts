import path from 'node:path';
import { inviteOwner } from '#core/accounts/team/invite-owner.ts';
import { normaliseEmail } from '#core/accounts/customers/email.ts';
import { isOwnMachine } from '#core/platform/http/host.ts';
import { readableHost, writtenHost } from '#core/platform/http/host-names.ts';
import { findInstance } from '#core/tenancy/instances/find-instance.ts';
import { loadInstanceFixture, type InstanceFixture } from '#fixtures/load-instance.ts';
import { publishFolder } from '#server/publish-folder.ts';
import { starterInstance } from '#server/starter-instance.ts';
import type { Given } from './given.ts';
import { openHere, type Here } from './open-here.ts';

/**
 * Publishes an instance, and invites its first owner by a link. A folder says what the instance is, a new
 * one or what changed of an old one; without a folder a new one begins with a name and a look.
 */
export async function createInstance(given: Given): Promise<number> {
  const { owner } = given;
  if (owner !== undefined && normaliseEmail(owner) === undefined) {
    throw new Error(`${owner} is no address to send a mail to.`);
  }
  const wanted = given.source === undefined ? await starterOf(given) : await folderOf(given);
  const here = await openHere();
  try {
    for (const line of await createOn(here, wanted, given)) console.log(line);
    return 0;
  } finally {
    await here.deps.db.close();
  }
}

/** What was done, a sentence each. */
export async function createOn(
  here: Here,
  wanted: InstanceFixture,
  { source, owner }: Pick<Given, 'source' | 'owner'>,
): Promise<string[]> {
  const { slug, hosts } = wanted;
  // The same command invites an owner once more; it takes nothing back that somebody has published.
  const known = source === undefined ? await knownAt(here, wanted) : undefined;
  const { id: instanceId, said } = known
    ? { id: known.id, said: `${slug} is there already, and stays as it is.` }
    : await publishOn(here, wanted);
  if (owner === undefined) return [said];
  const origin = originOf(here, hosts[0] ?? slug);
  const link = await inviteOwner(here.deps, { instanceId, email: owner, origin });
  return [said, `${owner} becomes its owner by this link, which is mailed as well:\n${link}`];
}

async function publishOn({ deps, where }: Here, wanted: InstanceFixture) {
  const published = await publishFolder(deps, wanted, { urlOf: (host) => `https://${host}/app/` });
  const { slug, revision, id } = published;
  const all = wanted.hosts.map(shownHost).join(', ');
  return { id, said: `${slug} is published as revision ${revision} on ${all}, in ${where}.` };
}

async function knownAt({ deps }: Here, { slug, hosts }: InstanceFixture) {
  const [known, ...others] = await Promise.all([
    findInstance(deps, { by: 'slug', value: slug }),
    ...hosts.map((value) => findInstance(deps, { by: 'host', value })),
  ]);
  if (known && !others.some((other) => other?.id === known.id)) {
    throw new Error(`Another instance is called ${slug}: name this one by --instance.`);
  }
  return known;
}

async function folderOf(given: Given): Promise<InstanceFixture> {
  const folder = path.resolve(given.source ?? '');
  const fixture = await loadInstanceFixture(path.basename(folder), path.dirname(folder));
  const hosts = hostsOf(given);
  return hosts.length > 0 ? { ...fixture, hosts } : fixture;
}

async function starterOf(given: Given): Promise<InstanceFixture> {
  const { name, look, instance } = given;
  const hosts = hostsOf(given);
  const [host] = hosts;
  if (host === undefined || name === undefined) {
    throw new Error('Say --host shop.example and --name "My shop", or name a folder.');
  }
  const label = host.split('.').find((part) => part !== 'www');
  return starterInstance({ slug: instance ?? label ?? host, hosts, name, look });
}

/** What is none is refused when it is published. */
const hostsOf = ({ host = [] }: Given) => host.map((said) => writtenHost(said) ?? said);

/** With its punycode wherever it differs: two names can look the same. */
function shownHost(host: string): string {
  const name = readableHost(host);
  return name === host ? host : `${name} (${host})`;
}

/** On one's own machine there is no proxy with a certificate. */
function originOf({ port }: Here, host: string) {
  const isOwn = isOwnMachine(host);
  return isOwn
    ? ({ scheme: 'http', host: `${host}:${port}` } as const)
    : ({ scheme: 'https', host } as const);
}
