import type { Deps } from '#core/deps.ts';
import { AppError, invariant, refuseField } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { spendTry } from '#core/platform/limits/rate-limit.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { countryCodeOf } from '#core/tenancy/countries/countries.ts';
import type { Language } from '#locales/languages.ts';
import { keywordForm, SEARCHES_A_DAY, type SuggestionsAsked } from './keyword-form.pure.ts';
import {
  countSearches,
  deleteSearch,
  findOwnSearch,
  findTold,
  insertSearch,
  lockSearches,
  writeTold,
  type Searched,
  type SearchRow,
} from './keyword-search.store.ts';
import type { KeywordSuggestions } from './keyword-suggestion.contract.ts';
import { searchDayOf } from './search-limit.ts';
import { readSource, type SuggestionSource } from './suggestion-source.ts';

type Ports = Pick<Deps, 'db' | 'clock' | 'isDemo' | 'outbound'>;

/** What was told so long ago is asked anew. */
const TOLD_FOR_MS = 7 * 24 * 60 * 60 * 1_000;

/** A source that nobody has agreed anything with is asked once a second. */
const OF_SOURCE: Limit = { name: 'suggestion-source', capacity: 2, refillSeconds: 1 };

interface Asked {
  keyword: string;
  country: number;
  language: Language;
}

/**
 * What people search for. The same search is counted once a day, and told from what anybody of the
 * instance has heard within a week; a search to which nobody answers is not counted.
 */
export async function suggestKeywords(
  deps: Ports,
  caller: CustomerCaller,
  { keyword: written, country, language }: Asked,
): Promise<KeywordSuggestions> {
  const keyword = keywordForm(written);
  if (keyword === '') refuseField('keyword', { code: 'required' });
  const code = countryCodeOf(country);
  if (code === undefined) refuseField('country', { code: 'unrecognized' });
  const searched = { keyword, country_id: country, language };
  const { row, source } = await deps.db.inInstance(caller.instanceId, (trx) =>
    begin(trx, deps, { caller, searched }),
  );
  if (row.suggestions !== null) return shown(row);
  const suggestions = await heard(deps, source, {
    ...{ instanceId: caller.instanceId, keyword, country: code, language },
  });
  if (!suggestions) {
    await deps.db.inInstance(caller.instanceId, (trx) => deleteSearch(trx, row));
    throw new AppError('unavailable');
  }
  const told = { suggestions, source: source.name, told_at: deps.clock.now() };
  const kept = await deps.db.inInstance(caller.instanceId, (trx) => writeTold(trx, row, told));
  return shown(kept ?? { ...row, ...told, suggestions: [...suggestions] });
}

interface Beginning {
  caller: CustomerCaller;
  searched: Searched;
}

/** Counts the search before anybody is asked, so that many at once are no more than there are. */
async function begin(
  trx: Trx,
  deps: Ports,
  { caller: { instanceId, customer }, searched }: Beginning,
): Promise<{ row: SearchRow; source: SuggestionSource }> {
  const source = await readSource(trx, deps, instanceId);
  if (!source) throw new AppError('suggestions_off');
  const owner = { instanceId, customerId: customer.id };
  await lockSearches(trx, owner);
  const now = deps.clock.now();
  const { day, ends } = searchDayOf(now);
  const own = await findOwnSearch(trx, { ...owner, day, searched });
  if (own?.suggestions && own.source === source.name) return { row: own, source };
  if (!own && (await countSearches(trx, { ...owner, day })) >= SEARCHES_A_DAY) {
    const seconds = Math.ceil((ends.getTime() - now.getTime()) / 1_000);
    throw new AppError('too_many_requests', { headers: { 'retry-after': String(seconds) } });
  }
  const since = new Date(now.getTime() - TOLD_FOR_MS);
  const known = await findTold(trx, { instanceId, searched, source: source.name, since });
  const row = own ?? (await insertSearch(trx, newSearch({ owner, searched, day, now, source })));
  if (!known?.suggestions) return { row: { ...row, suggestions: null }, source };
  const told = { suggestions: known.suggestions, source: source.name, told_at: known.told_at };
  return { row: (await writeTold(trx, row, told)) ?? row, source };
}

interface NewSearch {
  owner: { instanceId: number; customerId: bigint };
  searched: Searched;
  day: string;
  now: Date;
  source: SuggestionSource;
}

const newSearch = ({ owner, searched, day, now, source }: NewSearch) => ({
  ...{ instance_id: owner.instanceId, customer_id: owner.customerId, day, ...searched },
  ...{ suggestions: null, source: source.name, created_at: now },
});

async function heard(
  deps: Ports,
  source: SuggestionSource,
  { instanceId, ...asked }: SuggestionsAsked & { instanceId: number },
): Promise<readonly string[] | undefined> {
  if (source.name === 'demo') return source.suggest(asked);
  const mayAsk = await spendTry(deps, { instanceId, limit: OF_SOURCE, subject: source.name });
  return mayAsk ? source.suggest(asked) : undefined;
}

function shown({ keyword, country_id, language, suggestions, source, told_at }: SearchRow) {
  invariant(suggestions && told_at, 'what is shown was told');
  return {
    ...{ keyword, country: country_id, language, suggestions, source },
    searched_at: told_at.toISOString(),
  };
}
