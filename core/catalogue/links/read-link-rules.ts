import type { Deps } from '#core/deps.ts';
import { readSettings } from '#core/tenancy/instances/read-documents.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { LinkRules } from '#core/tenancy/link-rules/link-rules.pure.ts';

/** What the owner of a shop says of links. */
export async function readLinkRules(
  deps: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<LinkRules> {
  const settings = await readSettings(deps, instanceId);
  return new LinkRules(fillDefaults('settings', settings).linkRules);
}
