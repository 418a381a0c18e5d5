import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  instanceFile,
  type InstanceFile,
} from '#core/studio/instance-file/instance-file.contract.ts';
import { loadInstanceFixture, type InstanceFixture } from '#fixtures/load-instance.ts';

export interface Source {
  file: InstanceFile;
  /** What a folder says of the instance itself. */
  folder: InstanceFixture | undefined;
}

/** An instance as a folder or a file has it; an error says all that is wrong with a folder. */
export async function readSource(given: string): Promise<Source> {
  const place = path.resolve(given);
  const found = await stat(place).catch(() => undefined);
  if (!found) throw new Error(`${given} is not there.`);
  if (!found.isDirectory()) return { file: await readExport(given, place), folder: undefined };
  const folder = await loadInstanceFixture(path.basename(place), path.dirname(place));
  return { file: fileOfFolder(folder), folder };
}

async function readExport(given: string, place: string): Promise<InstanceFile> {
  const text = await readFile(place, 'utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : '';
    throw new Error(`${given} is no JSON: ${reason}`, { cause: error });
  }
  const read = instanceFile.safeParse(json);
  if (read.success) return read.data;
  const problems = read.error.issues.map(
    ({ path: at, message }) => `${given} at /${at.map(String).join('/')}: ${message}`,
  );
  throw new Error(problems.join('\n'));
}

function fileOfFolder({ documents, assets }: InstanceFixture): InstanceFile {
  const { settings, pages, menuItems, banners, coupons, grades } = documents;
  const pictures = assets.map(
    ({ url, bytes }) => [url, Buffer.from(bytes).toString('base64')] as const,
  );
  // Documents are written as objects; their types name each field.
  return {
    format: 'marquee-instance/1',
    settings,
    pages,
    menu_items: menuItems,
    banners,
    special_offers: documents.specialOffers,
    payment_methods: documents.paymentMethods,
    withdrawal_methods: documents.withdrawalMethods,
    coupons,
    grades,
    free_trial_quests: documents.freeTrialQuests,
    tariff_plans: documents.tariffPlans,
    mail_texts: documents.mailTexts,
    pictures: Object.fromEntries(pictures),
  } as unknown as InstanceFile;
}
