import type { Applied } from '#core/studio/instance-file/apply-instance-file.ts';
import type { PublishedFile } from '#core/studio/instance-file/get-instance-file.ts';
import type { InstanceFile } from '#core/studio/instance-file/instance-file.contract.ts';
import { openInstanceHere } from './instance-here.ts';
import { openInstanceElsewhere } from './instance-elsewhere.ts';
import type { Given } from './given.ts';

export interface Wish {
  ifMatch?: string;
  note?: string;
  isDryRun?: boolean;
}

/** The instance that a command is about, wherever it is. */
export interface Target {
  /** For a sentence: which instance, and where. */
  name: string;
  read(given: { hasPictures: boolean }): Promise<PublishedFile>;
  readRevision(revision: number): Promise<InstanceFile>;
  apply(file: InstanceFile, wish: Wish): Promise<Applied>;
  close(): Promise<void>;
}

/** Opens what the command names, does something with it and closes it again. */
export async function withTarget(
  given: Given,
  folderName: string | undefined,
  work: (target: Target) => Promise<number>,
): Promise<number> {
  const target =
    given.url === undefined
      ? await openInstanceHere(given.instance ?? folderName)
      : await openInstanceElsewhere(given.url, given['token-file']);
  try {
    return await work(target);
  } finally {
    await target.close();
  }
}
