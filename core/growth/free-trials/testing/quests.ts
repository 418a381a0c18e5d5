import { LINK, send } from '#core/ordering/orders/testing/buyer.ts';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import type { Actor, CustomerActor } from '#core/testing/actors.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import type { FreeTrialQuestDocument } from '#instance-schema/generated/free-trial-quest-document.ts';
import type { FreeTrial, FreeTrialQuest } from '../free-trial.contract.ts';

/** A dollar for a thousand, with nothing but a link. */
export const SERVICE = 'alder-service-7';

/** Staff decide about the first; the second is granted at once. */
export const PROVEN = 1;
export const AT_ONCE = 2;

export const quest = (
  own: Partial<FreeTrialQuestDocument> & { id: number },
): FreeTrialQuestDocument => ({
  name: { en: `Quest ${own.id}`, de: `Aufgabe ${own.id}` },
  short_body: { en: 'Follow us' },
  body: { en: 'Follow us, and send the link of your page.' },
  ...{ service: SERVICE, quantity: 1_000 },
  ...own,
});

export const QUESTS = [quest({ id: PROVEN }), quest({ id: AT_ONCE, allow_proof_url: false })];

interface Opening {
  quests?: readonly FreeTrialQuestDocument[];
  freeTrial?: object;
  settings?: object;
}

/** Gives instance a quests; one customer may take ten of them unless it says otherwise. */
export async function openQuests(
  test: TestCore,
  { quests = QUESTS, freeTrial = {}, settings = {} }: Opening = {},
): Promise<void> {
  const own = ownerDocuments('Alder');
  const all = { isEnabled: true, maxPerCustomer: 10, ...freeTrial };
  const documents = {
    ...own,
    settings: { ...own.settings, ...settings, freeTrial: all },
    freeTrialQuests: [...quests],
  };
  await publishInstance(test.deps, { slug: 'alder', hosts: ['alder.example'], documents });
}

const QUEST_PATH = '/api/v1/free-trial-quests';
export const TRIAL_PATH = '/api/v1/free-trials';

export const listed = async (who: Actor, query = ''): Promise<FreeTrialQuest[]> => {
  const answer = await who.request(`${QUEST_PATH}${query}`);
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: FreeTrialQuest[] }).data;
};

export const track = (who: Actor, id: number): Promise<Response> =>
  who.post(`${QUEST_PATH}/${id}/track`);

let links = 0;
/** A link that nobody has used before. */
export const newLink = () => `${LINK}${(links += 1)}x`;

export const take = (who: Actor, body: object = {}, key?: string): Promise<Response> =>
  send(who, TRIAL_PATH, { free_trial_quest_id: AT_ONCE, url: newLink(), ...body }, key);

/** With a proof, for staff to decide about. */
export const ask = (who: Actor, body: object = {}): Promise<Response> =>
  take(who, {
    ...{ free_trial_quest_id: PROVEN, proof_url: 'https://proof.example/1' },
    ...body,
  });

export async function trialIn(answer: Response): Promise<FreeTrial> {
  if (answer.status >= 300) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: FreeTrial }).data;
}

export const approve = (staff: CustomerActor, id: number): Promise<Response> =>
  send(staff, `/api/v1/staff/free-trials/${id}/approve`, {});

export const refuse = (staff: CustomerActor, id: number, body: object): Promise<Response> =>
  send(staff, `/api/v1/staff/free-trials/${id}/refuse`, body);
