import { sql } from 'kysely';
import { APP_ROLE, SYSTEM_ROLE } from '../scope.ts';
import { tenantTable, type MigrationDb } from '../tenant-table.ts';

export async function up(db: MigrationDb): Promise<void> {
  await createCustomerServices(db);
  await createReviews(db);
  await createRatings(db);
}

/** Which services a customer has ordered; whoever accepts orders writes it. */
async function createCustomerServices(db: MigrationDb): Promise<void> {
  await sql`
    create table customer_services (
      instance_id integer not null,
      customer_id bigint not null,
      service_id integer not null,
      first_ordered_at timestamptz not null,
      last_ordered_at timestamptz not null,
      primary key (instance_id, customer_id, service_id),
      foreign key (instance_id, customer_id) references customers (instance_id, id)
        on delete cascade,
      foreign key (instance_id, service_id) references services (instance_id, id)
        on delete cascade,
      constraint customer_services_times check (first_ordered_at <= last_ordered_at)
    )`.execute(db);
  await sql`
    create index customer_services_latest
    on customer_services (instance_id, customer_id, last_ordered_at desc, service_id desc)
  `.execute(db);
  await sql`
    create index customer_services_by_service
    on customer_services (instance_id, service_id)`.execute(db);
  await tenantTable(db, 'customer_services');
}

async function createReviews(db: MigrationDb): Promise<void> {
  await sql`
    create table reviews (
      instance_id integer not null references instances (id) on delete cascade,
      id bigint generated always as identity,
      customer_id bigint not null,
      service_id integer not null,
      rating integer not null,
      comment text,
      -- As it is shown, so that no reading of reviews touches who customers are.
      author text not null,
      language text not null,
      state text not null default 'published',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (instance_id, id),
      -- Nobody reviews twice, and nobody what they have not ordered. Without a cascade: that would
      -- delete behind the wall, where the counting sees no row.
      constraint reviews_one_of_each unique (instance_id, customer_id, service_id),
      constraint reviews_of_ordered foreign key (instance_id, customer_id, service_id)
        references customer_services (instance_id, customer_id, service_id)
        deferrable initially deferred,
      constraint reviews_rating check (rating between 1 and 5),
      constraint reviews_comment check (char_length(comment) between 1 and 2000),
      constraint reviews_state check (state in ('published', 'hidden'))
    )`.execute(db);
  await sql`
    create index reviews_of_service on reviews (instance_id, service_id, id desc)
    where state = 'published'`.execute(db);
  await tenantTable(db, 'reviews');
}

/** Kept by the reviews themselves, so that a counter can never tell another story than they do. */
async function createRatings(db: MigrationDb): Promise<void> {
  await sql`
    create table service_ratings (
      instance_id integer not null,
      service_id integer not null,
      reviews_count integer not null,
      rating_sum integer not null,
      primary key (instance_id, service_id),
      foreign key (instance_id, service_id) references services (instance_id, id)
        on delete cascade,
      constraint service_ratings_sum check (
        reviews_count >= 0 and rating_sum between reviews_count and 5 * reviews_count)
    )`.execute(db);
  await tenantTable(db, 'service_ratings');
  await sql`
    create function count_review() returns trigger language plpgsql as $$
    declare
      counted integer := 0;
      summed integer := 0;
      changed record := coalesce(new, old);
    begin
      if tg_op <> 'INSERT' and old.state = 'published' then
        counted := counted - 1;
        summed := summed - old.rating;
      end if;
      if tg_op <> 'DELETE' and new.state = 'published' then
        counted := counted + 1;
        summed := summed + new.rating;
      end if;
      if tg_op = 'INSERT' then
        insert into service_ratings as kept (instance_id, service_id, reviews_count, rating_sum)
        values (changed.instance_id, changed.service_id, counted, summed)
        on conflict (instance_id, service_id) do update
        set reviews_count = kept.reviews_count + counted, rating_sum = kept.rating_sum + summed;
      else
        update service_ratings
        set reviews_count = reviews_count + counted, rating_sum = rating_sum + summed
        where instance_id = changed.instance_id and service_id = changed.service_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    revoke all on function count_review() from public`.execute(db);
  await sql`
    grant execute on function count_review() to ${sql.ref(APP_ROLE)}, ${sql.ref(SYSTEM_ROLE)}
  `.execute(db);
  await sql`
    create trigger reviews_are_counted after insert or update of state, rating or delete
    on reviews for each row execute function count_review()`.execute(db);
}
