import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '#core/nouns.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import type { OwnerDocuments } from './document.ts';
import { publishInstance } from './publish-instance.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

let count = 0;

/** Publishes an instance, then what a change makes of it, and answers the rows that are no longer. */
async function touchedBy(change: (documents: Owned) => Partial<OwnerDocuments>): Promise<string[]> {
  count += 1;
  const documents = ownerDocuments(`Shop${count}`);
  const input = { slug: `shop-${count}`, hosts: [`shop-${count}.example`], documents };
  const { id } = await publishInstance(test.deps, input);
  const before = await rowsOf(id);
  const changed = { ...documents, ...change(documents) };
  await publishInstance(test.deps, { ...input, documents: changed });
  const after = await rowsOf(id);
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

type Owned = ReturnType<typeof ownerDocuments>;

/** By name, which transaction wrote a row and which one locked or changed it since. */
function rowsOf(id: number): Promise<ReadonlyMap<string, string>> {
  return test.db.asSystem(async (trx) => {
    const { rows } = await sql<{ name: string; by: string }>`
      select kind || ' ' || key as name, xmin || ' ' || xmax as by
      from instance_documents where instance_id = ${id}
      union all select 'row of method ' || id, xmin || ' ' || xmax
      from payment_methods where instance_id = ${id}
      union all select 'row of coupon ' || id, xmin || ' ' || xmax
      from coupons where instance_id = ${id}`.execute(trx);
    return new Map(rows.map(({ name, by }) => [name, by]));
  });
}

const isNamed = (name: string) => (text: string) => text.startsWith(name);

describe('a publication touches no row but those of', () => {
  it('settings that changed', async () => {
    const touched = await touchedBy(({ settings }) => ({
      settings: { ...settings, panelName: 'Renamed' },
    }));
    expect(touched).toEqual(['settings settings']);
  });

  it('one page of several, and one that is new', async () => {
    const touched = await touchedBy(({ pages }) => ({
      pages: [
        { route_name: 'index', meta_title: 'Changed' },
        ...pages.slice(1),
        { route_name: 'api', meta_title: 'New' },
      ],
    }));
    expect(touched).toEqual(['page api', 'page index']);
  });

  it('documents that stand elsewhere', async () => {
    const touched = await touchedBy(({ menuItems }) => ({ menuItems: [...menuItems].reverse() }));
    expect(touched).toEqual(['menu-item 1', 'menu-item 2']);
  });

  it('a document that went', async () => {
    const touched = await touchedBy(() => ({ banners: [] }));
    expect(touched).toEqual(['banner 1']);
  });

  it('coupons where one of them changed, and of nothing else', async () => {
    const touched = await touchedBy(({ coupons }) => ({
      coupons: coupons.map((coupon, at) =>
        at === 0 ? { ...(coupon as object), is_listed: false } : coupon,
      ),
    }));
    expect(touched.filter(isNamed('coupon '))).toHaveLength(1);
    expect(touched.some(isNamed('row of coupon '))).toBe(true);
    expect(touched.every((name) => name.includes('coupon'))).toBe(true);
  });

  it('payment methods where one of them went', async () => {
    const touched = await touchedBy(({ paymentMethods }) => ({
      paymentMethods: paymentMethods.slice(1),
    }));
    expect(touched.some(isNamed('row of method '))).toBe(true);
    expect(touched.every((name) => name.includes('method'))).toBe(true);
  });
});
