import type { Documents } from '#instance-schema/document-kinds.ts';
import { migrateDocument } from '#instance-schema/migrate.ts';
import type { SettingsDocument } from '#instance-schema/generated/settings-document.ts';
import { builtInSettings } from './built-in-settings.ts';
import { ROOT } from './change-at.server.ts';
import type { DocumentName, InstanceDocuments } from './compiled-instance.ts';
import { DOCUMENT_SOURCES } from './document-sources.server.ts';
import { salvageList } from './salvage-list.server.ts';
import { salvageDocument, type Rejection, type Salvaged } from './salvage.server.ts';

/** What arrived, by document; what is missing keeps its last good value. */
export type ArrivedDocuments = Partial<Record<DocumentName, unknown>>;

export interface NamedRejection extends Rejection {
  document: DocumentName;
}

interface AcceptInput {
  host: string;
  arrived: ArrivedDocuments;
  lastGood?: InstanceDocuments | undefined;
}

type ListSource = Extract<(typeof DOCUMENT_SOURCES)[number], { mostEntries: number }>;

interface Accepted {
  /** Undefined when the settings cannot be used and there were none before. */
  documents: InstanceDocuments | undefined;
  rejections: NamedRejection[];
}

/** The documents of an instance, valid whatever arrived. */
export function acceptDocuments({ host, arrived, lastGood }: AcceptInput): Accepted {
  const rejections: NamedRejection[] = [];
  const settings = acceptSettings({
    host,
    candidate: arrived.settings,
    lastGood: lastGood?.settings,
  });
  rejections.push(...settings.rejections.map((own) => ({ ...own, document: 'settings' as const })));

  function list<Kind extends ListSource['kind']>(
    { kind, name, mostEntries }: Extract<ListSource, { kind: Kind }>,
    good: readonly Documents[Kind][] = [],
  ): readonly Documents[Kind][] {
    const candidate = arrived[name];
    if (candidate === undefined) return good;
    const accepted = salvageList<Kind>({ kind, candidate, lastGood: good, mostEntries });
    rejections.push(...accepted.rejections.map((own) => ({ ...own, document: name })));
    return accepted.documents;
  }

  const [, pages, menuItems, banners, specialOffers] = DOCUMENT_SOURCES;
  const documents = settings.document && {
    settings: settings.document,
    pages: list<'page'>(pages, lastGood?.pages),
    menuItems: list<'menu-item'>(menuItems, lastGood?.menuItems),
    banners: list<'banner'>(banners, lastGood?.banners),
    specialOffers: list<'special-offer'>(specialOffers, lastGood?.specialOffers),
  };
  return { documents, rejections };
}

function acceptSettings(input: {
  host: string;
  candidate: unknown;
  lastGood: SettingsDocument | undefined;
}): Salvaged<SettingsDocument> {
  const { host, candidate, lastGood } = input;
  if (candidate === undefined) return { document: lastGood, rejections: [] };
  const migrated = migrateDocument('settings', candidate);
  if (!migrated.ok) {
    const replacedBy = lastGood ? 'last-good' : 'nothing';
    return { document: lastGood, rejections: [{ ...migrated.problem, replacedBy }] };
  }
  const fallback = builtInSettings(host);
  const salvaged = salvageDocument({
    kind: 'settings',
    candidate: migrated.document,
    lastGood,
    fallback,
  });
  const isBrandless = !lastGood && isBuiltIn(salvaged.rejections);
  return isBrandless ? { ...salvaged, document: undefined } : salvaged;
}

/** Neither name nor colours were there to be used: no brand, but an accident of some server. */
function isBuiltIn(rejections: readonly Rejection[]): boolean {
  const refused = new Set(rejections.map(({ pointer }) => pointer));
  return refused.has(ROOT) || (refused.has('/panelName') && refused.has('/colours'));
}
