import path from 'node:path';
import { inviteOwner } from '#core/accounts/team/invite-owner.ts';
import { normaliseEmail } from '#core/accounts/customers/email.ts';
import { isLocalHost } from '#core/platform/http/host.ts';
import { loadInstanceFixture } from '#fixtures/load-instance.ts';
import { publishFolder } from '#server/publish-folder.ts';
import { requireSource, type Given } from './given.ts';
import { openHere, type Here } from './open-here.ts';

/**
 * Publishes an instance out of a folder, a new one or what changed of an old one, and invites its
 * first owner by a link.
 */
export async function createInstance(given: Given): Promise<number> {
  const folder = path.resolve(requireSource(given));
  const { owner, host: hosts = [] } = given;
  if (owner !== undefined && normaliseEmail(owner) === undefined) {
    throw new Error(`${owner} is no address to send a mail to.`);
  }
  const fixture = await loadInstanceFixture(path.basename(folder), path.dirname(folder));
  const here = await openHere();
  const { deps, where } = here;
  try {
    const named = { ...fixture, hosts: hosts.length > 0 ? hosts : fixture.hosts };
    const published = await publishFolder(deps, named, {
      urlOf: (host) => `https://${host}/app/`,
    });
    const { slug, revision, id: instanceId } = published;
    const all = named.hosts.join(', ');
    console.log(`${slug} is published as revision ${revision} on ${all}, in ${where}.`);
    if (owner === undefined) return 0;
    const origin = originOf(here, named.hosts[0] ?? slug);
    const link = await inviteOwner(deps, { instanceId, email: owner, origin });
    console.log(`${owner} becomes its owner by this link, which is mailed as well:\n${link}`);
    return 0;
  } finally {
    await deps.db.close();
  }
}

/** On one's own machine there is no proxy with a certificate. */
function originOf({ port }: Here, host: string) {
  const isOwn = isLocalHost(host) || host.endsWith('.localhost');
  return isOwn
    ? ({ scheme: 'http', host: `${host}:${port}` } as const)
    : ({ scheme: 'https', host } as const);
}
