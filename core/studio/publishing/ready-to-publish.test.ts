import { describe, expect, it } from 'vitest';
import '#core/nouns.ts';
import {
  keyDocuments,
  nameDocuments,
  type CheckedDocument,
} from '#core/tenancy/instances/document.ts';
import { keptDocument, type DocumentSet } from '#core/tenancy/revisions/document-set.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import { makeReady } from './ready-to-publish.ts';

function setOf(
  change: (owned: ReturnType<typeof ownerDocuments>) => object = () => ({}),
): DocumentSet {
  const owned = ownerDocuments('Alder');
  // As the tests of all kinds have them, each is an object.
  const named = nameDocuments({ ...owned, ...change(owned) }) as CheckedDocument[];
  return keyDocuments(named).map((document) => keptDocument(document, document.body));
}

describe('documents that are made ready to be public', () => {
  it('are taken as they are, with their hashes, where they need nothing', () => {
    const documents = setOf();
    const ready = makeReady(documents);
    expect(ready.kept).toHaveLength(documents.length);
    for (const [at, document] of ready.kept.entries()) expect(document).toBe(documents[at]);
  });

  it('are brought up to date, and hashed anew, where they are of an earlier version', () => {
    const documents = setOf(({ settings }) => ({
      settings: { ...settings, schemaVersion: 1, defaultOuterWidgetPartnerPercent: undefined },
    }));
    const [settings] = makeReady(documents).kept;
    expect(settings?.body).toMatchObject({ schemaVersion: 2 });
    expect(settings).toEqual(
      keptDocument({ kind: 'settings', key: 'settings' }, settings?.body ?? {}),
    );
    expect(settings?.hash).not.toBe(documents[0]?.hash);
  });

  it('stand in their places, one list for each kind', () => {
    const places = makeReady(setOf()).documents.filter(({ kind }) => kind === 'page');
    expect(places.map(({ key, position }) => [key, position])).toEqual([
      ['index', 0],
      ['orders-create', 1],
      ['slug/about-us', 2],
    ]);
  });
});
