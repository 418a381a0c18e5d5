import { sql } from 'kysely';
import type { MigrationDb } from '../tenant-table.ts';

/** What the remaining types of the trade ask for; some of it is chosen and not written. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`
    alter table targets
      drop constraint targets_view_type,
      drop constraint targets_are_chosen_or_written,
      add constraint targets_view_type check (view_type in (
        'comments', 'seo_keywords', 'textarea', 'usernames', 'hashtags', 'hashtag', 'followers_of',
        'comment_author', 'media', 'answer_number', 'groups', 'country', 'device',
        'type_of_traffic', 'google_keyword', 'referring_url')),
      add constraint targets_are_chosen_or_written check (
        is_selectable = (view_type is null or view_type in ('device', 'type_of_traffic'))
        or view_type is not distinct from 'country')`.execute(db);
}
