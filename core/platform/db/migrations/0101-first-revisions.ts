import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { asSystemRole, type MigrationDb } from '../tenant-table.ts';

interface DocumentRow {
  instance_id: number;
  kind: string;
  key: string;
  position: number;
  body: Record<string, unknown>;
  updated_at: Date;
}

/** As trees list them. */
const KINDS = [
  ...['settings', 'page', 'menu-item', 'banner'],
  ...['special-offer', 'payment-method', 'coupon'],
];

/** What instances show at this moment is the first revision of each. */
export async function up(db: MigrationDb): Promise<void> {
  await asSystemRole(db, async () => {
    await numberBanners(db);
    const { rows } = await sql<DocumentRow>`
      select d.instance_id, d.kind, d.key, d.position, d.body, i.updated_at
      from instance_documents d join instances i on i.id = d.instance_id
      order by d.instance_id, array_position(${KINDS}::text[], d.kind), d.position, d.key
    `.execute(db);
    for (const id of new Set(rows.map((row) => row.instance_id))) {
      await recordFirst(
        db,
        rows.filter((row) => row.instance_id === id),
      );
    }
    await noteNumbers(db);
  });
}

/** Until now the place of a banner without an id was all that named it. */
async function numberBanners(db: MigrationDb): Promise<void> {
  const { rows } = await sql<DocumentRow>`
    select instance_id, key, body from instance_documents
    where kind = 'banner' order by instance_id, position, key`.execute(db);
  for (const row of rows.filter(({ body }) => body['id'] === undefined)) {
    const others = rows.filter(({ instance_id }) => instance_id === row.instance_id);
    const taken = new Set(others.map(({ body }) => String(body['id'])));
    let id = 1;
    while (taken.has(String(id))) id += 1;
    row.body['id'] = id;
    await sql`
      update instance_documents set key = ${String(id)}, body = ${JSON.stringify(row.body)}::jsonb
      where instance_id = ${row.instance_id} and kind = 'banner' and key = ${row.key}`.execute(db);
  }
}

async function recordFirst(db: MigrationDb, rows: readonly DocumentRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { instance_id: id, updated_at: at } = first;
  const entries: [kind: string, key: string, hash: string][] = [];
  for (const { kind, key, body } of rows) {
    const text = canonicalJson(body);
    const hash = hashOf(text);
    entries.push([kind, key, hash]);
    await sql`insert into document_bodies (instance_id, hash, body)
      values (${id}, ${hash}, ${text}) on conflict do nothing`.execute(db);
  }
  const tree = canonicalJson(entries);
  await sql`insert into document_trees (instance_id, hash, entries)
    values (${id}, ${hashOf(tree)}, ${tree})`.execute(db);
  const version = Number(rows.find(({ kind }) => kind === 'settings')?.body['schemaVersion'] ?? 1);
  const said = [version, null, 'files', '', rows.length, at.toISOString()];
  const hash = hashOf(canonicalJson(['revision/1', '', id, '1', hashOf(tree), ...said]));
  await sql`
    insert into instance_revisions (instance_id, revision, tree, schema_version, author_id, source,
      note, changes, published_at, previous_hash, hash)
    values (${id}, 1, ${hashOf(tree)}, ${version}, null, 'files', '', ${rows.length},
      ${at}, '', ${hash})`.execute(db);
  await sql`insert into published_revisions (instance_id, revision) values (${id}, 1)`.execute(db);
}

/** Also of what was taken away: invoices and uses of coupons still refer to it. */
async function noteNumbers(db: MigrationDb): Promise<void> {
  await sql`
    insert into document_numbers (instance_id, kind, last)
    select instance_id, kind, max(number) from (
      select instance_id, kind, (body ->> 'id')::bigint as number from instance_documents
      where jsonb_typeof(body -> 'id') = 'number'
      union all select instance_id, 'coupon', id from coupons
      union all select instance_id, 'payment-method', id from payment_methods
    ) numbered group by instance_id, kind`.execute(db);
}

/** As revisions hash their documents; said here again, since a migration never changes. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`);
  return `{${members.join(',')}}`;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
