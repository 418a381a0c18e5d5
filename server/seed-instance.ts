import type { Deps } from '#core/deps.ts';
import { fileOfSet } from '#core/studio/instance-file/file-of-set.ts';
import { checkDocuments } from '#core/tenancy/instances/check-documents.ts';
import type { OwnerDocuments } from '#core/tenancy/instances/document.ts';
import { findInstance } from '#core/tenancy/instances/find-instance.ts';
import { leftToFiles } from '#core/tenancy/instances/left-to-files.ts';
import { listInstanceHosts } from '#core/tenancy/instances/list-hosts.ts';
import { keptDocument, type DocumentSet } from '#core/tenancy/revisions/document-set.ts';
import { seasonFor, type Season } from '#fixtures/history/season.ts';
import type { InstanceFixture } from '#fixtures/load-instance.ts';
import { asItBegan } from './history/season-changes.ts';
import { playSeason, SEASON_DAYS } from './history/studio-season.ts';
import { RunningClock } from './history/running-clock.ts';
import { publishFolder } from './publish-folder.ts';
import { seedStaff } from './seed-staff.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Seeding {
  fixture: InstanceFixture;
  port: number;
  hasHistory: boolean;
}

interface SeededInstance {
  id: number;
  revision: bigint;
  isNew: boolean;
}

/** Publishes a demo instance as its files say, and whoever runs it; a new one has a past. */
export async function seedInstance(deps: Deps, seeding: Seeding): Promise<SeededInstance> {
  const { fixture, port, hasHistory } = seeding;
  const { slug } = fixture;
  const known = await findInstance(deps, { by: 'slug', value: slug });
  const season = known || !hasHistory ? undefined : seasonFor(slug);
  if (season) await beginInThePast(deps, seeding, season);
  const left = known && (await leftToFiles(deps, known.id));
  if (known && left?.documents === false) {
    const fields = { instance: slug, revision: String(known.revision) };
    deps.log.info(fields, 'its owner has published: the files of the instance are left alone');
    await seedStaff(deps, known.id);
    return { ...known, isNew: false };
  }
  const hosts = known && left?.hosts === false ? await listInstanceHosts(deps, known.id) : [];
  const named = hosts.length > 0 ? { ...fixture, hosts } : fixture;
  const published = await publishFolder(deps, named, { urlOf: urlOn(port) });
  const { id, revision, isChanged } = published;
  if (isChanged || season) {
    deps.log.info({ instance: slug, revision: String(revision) }, 'instance published');
  }
  await seedStaff(deps, id);
  return { id, revision, isNew: known === undefined };
}

const urlOn = (port: number) => (host: string) => `http://${host}:${port}/app/`;

async function beginInThePast(
  deps: Deps,
  { fixture, port }: Seeding,
  season: Season,
): Promise<void> {
  const began = new Date(deps.clock.now().getTime() - SEASON_DAYS * DAY_MS);
  const past = { ...deps, clock: new RunningClock(began) };
  const { files, begins } = filesOf(season);
  const published = await publishFolder(past, fixture, { urlOf: urlOn(port), as: begins });
  await seedStaff(past, published.id);
  const host = `${fixture.hosts[0] ?? 'localhost'}:${port}`;
  await playSeason(deps, { instanceId: published.id, host, season, files: files() });
}

/** The files of a brand, as they are today and as they began. */
function filesOf({ begins }: Season) {
  let today: DocumentSet = [];
  return {
    files: () => today,
    begins(documents: OwnerDocuments): OwnerDocuments {
      today = checkDocuments(documents).map((one) => keptDocument(one, one.body));
      const began = fileOfSet(asItBegan(today, begins));
      return {
        settings: began.settings,
        pages: began.pages,
        menuItems: began.menu_items,
        banners: began.banners,
        specialOffers: began.special_offers,
        paymentMethods: began.payment_methods,
        withdrawalMethods: began.withdrawal_methods,
        coupons: began.coupons,
        grades: began.grades,
        freeTrialQuests: began.free_trial_quests,
        tariffPlans: began.tariff_plans,
        mailTexts: began.mail_texts,
      };
    },
  };
}
