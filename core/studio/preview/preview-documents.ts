import type { z } from 'zod';
import { hasPermission } from '#core/accounts/roles/has-permission.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Keys } from '#core/platform/secrets/keys.ts';
import { readState } from '#core/studio/drafts/draft-state.ts';
import { readSet } from '#core/tenancy/revisions/contents.ts';
import type { DocumentSet } from '#core/tenancy/revisions/document-set.ts';
import { getRevision } from '#core/tenancy/revisions/read-revisions.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import type { previewDocumentsAnswer } from './preview.contract.ts';
import { readPreview, type PreviewGrant } from './preview-token.ts';

type PreviewDocuments = z.output<typeof previewDocumentsAnswer>['data'];

interface FindPreviewInput {
  instanceId: number;
  token: string;
}

export interface Preview {
  /** The hash of the documents: it differs whenever they do. */
  version: string;
  read(): Promise<PreviewDocuments>;
}

/** What a token shows now. It ends with the permission of whoever it was given to. */
export async function findPreview(
  deps: Pick<Deps, 'db' | 'clock'> & { keys: Keys },
  { instanceId, token }: FindPreviewInput,
): Promise<Preview> {
  const grant = await readPreview(deps.keys, token, deps.clock.now());
  if (grant?.instanceId !== instanceId) throw new AppError('not_found');
  const version = await deps.db.read(instanceId, (trx) => treeOf(trx, grant));
  return {
    version,
    async read() {
      const documents = await deps.db.read(instanceId, (trx) => readSet(trx, instanceId, version));
      return shown(version, documents);
    },
  };
}

async function treeOf(trx: Trx, grant: PreviewGrant): Promise<string> {
  const { instanceId, customerId, revision } = grant;
  const asked = { instanceId, id: customerId, permission: 'studio.edit' } as const;
  const [mayLook, { tree }] = await Promise.all([
    hasPermission(trx, asked),
    revision === undefined
      ? readState(trx, { instanceId, customerId })
      : getRevision(trx, { instanceId, revision }),
  ]);
  if (!mayLook) throw new AppError('not_found');
  return tree;
}

function shown(version: string, documents: DocumentSet): PreviewDocuments {
  const of = (kind: DocumentKind) =>
    documents.flatMap((document) => (document.kind === kind ? [{ ...document.body }] : []));
  const keysOf = (kind: DocumentKind) =>
    documents.flatMap((document) => (document.kind === kind ? [document.key] : []));
  return {
    version,
    settings: of('settings')[0] ?? {},
    pages: of('page'),
    menu_items: of('menu-item'),
    banners: of('banner'),
    special_offers: of('special-offer'),
    keys: {
      pages: keysOf('page'),
      menu_items: keysOf('menu-item'),
      banners: keysOf('banner'),
      special_offers: keysOf('special-offer'),
    },
  };
}
