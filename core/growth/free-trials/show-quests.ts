import type { Buyer } from '#core/accounts/customers/buyer.ts';
import { both } from '#core/billing/payments/wire-amounts.ts';
import type { Catalogue } from '#core/catalogue/services/catalogue-memory.ts';
import { pickField } from '#core/catalogue/services/pick-text.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { VisitorCaller } from '#core/platform/operations/current-customer.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import { questIdOf, type FreeTrial, type FreeTrialQuest } from './free-trial.contract.ts';
import { readProgram, type Quest, type QuestProgram } from './read-quests.ts';
import { readRewards, type FoundReward } from './read-rewards.ts';
import { readStandings, type Standings } from './read-standing.ts';
import { showTrials } from './show-trial.ts';
import { closedFor, isClosed, missingSpend, missingTopUp } from './trial-rules.pure.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

interface Asked {
  /** Has the networks, in the language of who asks. */
  catalogue: Pick<Catalogue, 'groups'>;
  buyer: Buyer;
}

/** What an owner offers, with why each is not open to who asks. */
export function listQuests(
  deps: Ports,
  caller: VisitorCaller,
  asked: Asked,
): Promise<FreeTrialQuest[]> {
  return deps.db.read(caller.instanceId, async (trx) => {
    const program = await readProgram(trx, caller.instanceId);
    const quests = program.quests.filter(({ isShown }) => isShown);
    return showQuests(trx, deps, { caller, asked, program, quests });
  });
}

/** One that is not offered any more is shown to whoever has begun it. */
export function getQuest(
  deps: Ports,
  caller: VisitorCaller,
  { idInPath, ...asked }: Asked & { idInPath: string },
): Promise<FreeTrialQuest> {
  const id = questIdOf(idInPath);
  return deps.db.read(caller.instanceId, async (trx) => {
    const program = await readProgram(trx, caller.instanceId);
    const quests = program.quests.filter((quest) => quest.id === id);
    const [quest] = await showQuests(trx, deps, { caller, asked, program, quests });
    const isTheirs = quest?.trial?.status === 'tracked';
    if (!quest || (!quests[0]?.isShown && !isTheirs)) throw new AppError('not_found');
    return quest;
  });
}

interface ToShow {
  caller: VisitorCaller;
  asked: Asked;
  program: QuestProgram;
  quests: readonly Quest[];
}

/** A quest whose service is not sold is as if it were not there. */
async function showQuests(
  trx: Trx,
  { db, clock }: Ports,
  { caller, asked, program, quests }: ToShow,
): Promise<FreeTrialQuest[]> {
  const { instanceId, language, customer } = caller;
  if (!customer && !program.isOpenToGuests) {
    throw new AppError('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });
  }
  const now = clock.now();
  const rewards = await readRewards(trx, db, {
    ...{ instanceId, language, buyer: asked.buyer, quests },
  });
  const questIds = quests.map(({ id }) => id);
  const standings = await readStandings(trx, {
    ...{ instanceId, customerId: customer?.id, questIds, now },
  });
  const rows = questIds.flatMap((id) => standings.latest(id) ?? []);
  const shown = { instanceId, language, quests: program.quests, now };
  const trials = new Map(
    (await showTrials(trx, shown, rows)).map((trial) => [trial.free_trial_quest_id, trial]),
  );
  return quests.flatMap((quest) => {
    const found = rewards.get(quest.id);
    if (!found) return [];
    const trial = trials.get(quest.id) ?? null;
    return [shownQuest(quest, { caller, asked, found, standings, trial })];
  });
}

interface OfQuest {
  caller: VisitorCaller;
  asked: Asked;
  found: FoundReward;
  standings: Standings;
  trial: FreeTrial | null;
}

function shownQuest(
  quest: Quest,
  { caller, asked, found, standings, trial }: OfQuest,
): FreeTrialQuest {
  const { instanceId, language } = caller;
  const { terms } = quest;
  const standing = standings.before(quest.id, found.isOrderable);
  const closed = closedFor(terms, standing);
  const textIn = (text: Quest['name']) => String(localize(text, language));
  const missed = standing.isGuest
    ? { spend: 0n, topUp: 0n }
    : { spend: missingSpend(terms, standing), topUp: missingTopUp(terms, standing) };
  return {
    ...{ id: quest.id, panel_id: instanceId, name: textIn(quest.name) },
    ...{ short_body: textIn(quest.shortBody), body: textIn(quest.body) },
    ...{ image: quest.image, url: quest.url, allow_proof_url: quest.asksForProof },
    network: networkOf(quest, { caller, asked, found }),
    reward: found.reward,
    repeats_count: terms.repeats,
    left_count: terms.limit === null ? null : Math.max(0, terms.limit - standing.takenByAll),
    ...both('min_user_spend_amount', terms.minSpendMicro),
    ...both('min_replenishment_amount', terms.minTopUpMicro),
    ...both('missing_user_spend_amount', missed.spend),
    ...both('missing_replenishment_amount', missed.topUp),
    is_disabled: isClosed(closed),
    disabled_for_guest: closed.guest,
    disabled_for_freeze: closed.freeze,
    disabled_for_email: closed.email,
    disabled_for_spend: closed.spend,
    disabled_for_replenishment: closed.replenishment,
    disabled_for_repeats: closed.repeats,
    disabled_for_max: closed.max,
    disabled_for_limit: closed.limit,
    disabled_for_service: closed.service,
    trial,
  };
}

/** The one that the owner named, while the catalogue has it; else that of the service. */
function networkOf(
  { network: slug }: Quest,
  { caller, asked, found }: Pick<OfQuest, 'caller' | 'asked' | 'found'>,
): FreeTrialQuest['network'] {
  const named = asked.catalogue.groups.networks.find((network) => network.slug === slug);
  if (!named) return found.network;
  const name = pickField(named.texts, 'name', caller.language) ?? named.slug;
  return { id: named.id, slug: named.slug, name, icon: named.icon };
}
