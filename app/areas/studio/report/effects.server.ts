import type { Documents, FilledDocuments } from '#instance-schema/document-kinds.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { migrateDocument } from '#instance-schema/migrate.ts';
import { isDocument } from '#instance-schema/validate.ts';
import { compileTheme } from '#themes/compile-theme.ts';
import type { Repair } from '#themes/repairs.ts';
import { codeFault } from '#app/lib/custom-code/check-code.server.ts';
import { toolSources } from '#app/lib/declared/allowed-tools.server.ts';
import { imageOrigins } from '#app/lib/http/image-origins.ts';
import { joinSources, type PolicySources } from '#app/lib/http/policy-sources.ts';
import { frozenMap } from '#app/lib/instance/deep-freeze.ts';
import { frameOrigins } from '#app/lib/pages/site-view.ts';
import type { StudioDocument } from './places.ts';

/** What pages of some documents would be made with; absent while their settings are not valid. */
export interface Effects {
  repairs: readonly Repair[];
  /** All that the policy of a page may allow to others, whatever its visitor agrees to. */
  policy: PolicySources;
  bytes: { theme: number; code: number };
  /** Why the owner's own code is no script, if so. */
  codeFault: string | undefined;
}

/** All of a visitor's consents: what can be opened at all. */
const EVERYTHING = {
  consent: { analytics: 'granted', advertising: 'granted' },
  chatIsOpened: true,
} as const;

export function effectsOf(documents: readonly StudioDocument[]): Effects | undefined {
  const [settings] = validOf(documents, 'settings');
  if (!settings) return undefined;
  const banners = validOf(documents, 'banner');
  const pages = frozenMap(validOf(documents, 'page').map((page) => [page.route_name, page]));
  const { colours, darkModeAvailable, customCode } = settings;
  const theme = compileTheme({ colours, darkModeAvailable });
  const source = customCode?.source ?? '';
  return {
    repairs: theme.report,
    policy: joinSources([
      { 'img-src': imageOrigins({ settings, banners, pages }) },
      { 'frame-src': frameOrigins(settings) },
      { 'connect-src': customCode?.allowedConnections ?? [] },
      toolSources(settings, EVERYTHING, '/'),
    ]),
    bytes: { theme: Buffer.byteLength(theme.css), code: Buffer.byteLength(source) },
    codeFault: source === '' ? undefined : codeFault(source),
  };
}

/** The valid documents of a kind, their defaults filled in. */
export function validOf<Kind extends keyof Documents>(
  documents: readonly StudioDocument[],
  kind: Kind,
): FilledDocuments[Kind][] {
  return documents.flatMap((one) => {
    if (one.kind !== kind) return [];
    const migrated = migrateDocument(kind, one.body);
    return migrated.ok && isDocument(kind, migrated.document)
      ? [fillDefaults(kind, migrated.document)]
      : [];
  });
}

export interface PolicyChange {
  directive: keyof PolicySources;
  added: string[];
  removed: string[];
}

/** What another policy allows more and less, by directive. */
export function policyChanges(before: PolicySources, after: PolicySources): PolicyChange[] {
  // The keys of both are directives.
  const directives = [
    ...new Set([...Object.keys(before), ...Object.keys(after)]),
  ] as (keyof PolicySources)[];
  return directives.flatMap((directive) => {
    const [was, is] = [before[directive] ?? [], after[directive] ?? []];
    const added = is.filter((source) => !was.includes(source));
    const removed = was.filter((source) => !is.includes(source));
    return added.length + removed.length === 0 ? [] : [{ directive, added, removed }];
  });
}
