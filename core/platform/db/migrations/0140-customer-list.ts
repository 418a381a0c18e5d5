import { sql } from 'kysely';
import { asSystemRole, tenantTable, type MigrationDb } from '../tenant-table.ts';

/** Customers as staff look for them: by words, and sorted by when they came or what they are called. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    create table customer_words (
      instance_id integer not null,
      customer_id bigint not null,
      -- Folded by the program, as databases differ in what they know of letters.
      word text collate "C" not null,
      primary key (instance_id, customer_id, word),
      constraint customer_words_customer foreign key (instance_id, customer_id)
        references customers (instance_id, id) on delete cascade
    )`.execute(db);
  await sql`create index customer_words_by_word
    on customer_words (instance_id, word, customer_id)`.execute(db);
  await tenantTable(db, 'customer_words');
  await sql`create index customers_by_age on customers (instance_id, created_at, id)
    where deleted_at is null`.execute(db);
  await sql`create index customers_by_name on customers (instance_id, (name collate "C"), id)
    where deleted_at is null`.execute(db);
  await sql`create index customers_frozen on customers (instance_id, created_at, id)
    where frozen_at is not null and deleted_at is null`.execute(db);
  await sql`alter table customers
    add column frozen_by bigint,
    add column frozen_reason text,
    add constraint customers_frozen_for_a_reason check (
      frozen_at is not null or (frozen_by is null and frozen_reason is null)),
    add constraint customers_frozen_reason check (char_length(frozen_reason) <= 500)`.execute(db);
  await asSystemRole(db, () => findWords(db));
}

interface Known {
  instance_id: number;
  id: bigint;
  email: string | null;
  name: string;
  company_name: string | null;
}

const AT_ONCE = 2_000;

/** As the program folded them when this was written. */
function wordsOf({ email, name, company_name: company }: Known): string[] {
  const address = email === null ? [] : [email, email.slice(email.lastIndexOf('@') + 1)];
  const spoken = `${name} ${company ?? ''}`.split(/[\s,;:/()"'’-]+/u);
  const words = [...address, ...spoken].map((word) =>
    word
      .normalize('NFKD')
      .replace(/\p{Mn}+/gu, '')
      .toLowerCase()
      .slice(0, 100),
  );
  return [...new Set(words)].filter((word) => word !== '').slice(0, 20);
}

async function findWords(db: MigrationDb): Promise<void> {
  let after: Pick<Known, 'instance_id' | 'id'> = { instance_id: 0, id: 0n };
  for (;;) {
    const { rows } = await sql<Known>`
      select instance_id, id, email, name, company_name from customers
      where deleted_at is null and (instance_id, id) > (${after.instance_id}, ${after.id}::bigint)
      order by instance_id, id limit ${AT_ONCE}`.execute(db);
    const words = rows.flatMap((row) => wordsOf(row).map((word) => ({ ...row, word })));
    await sql`
      insert into customer_words (instance_id, customer_id, word)
      select * from unnest(${words.map((one) => one.instance_id)}::integer[],
        ${words.map(({ id }) => String(id))}::bigint[], ${words.map(({ word }) => word)}::text[])
      on conflict do nothing`.execute(db);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last;
  }
}
