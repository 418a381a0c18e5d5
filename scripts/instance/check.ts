import { makeReady } from '#core/studio/publishing/ready-to-publish.ts';
import { setOfFile } from '#core/studio/instance-file/file-of-set.ts';
import { upToDate } from '#core/studio/revisions/restore-revision.ts';
import { checkPicture } from '#core/platform/assets/store-asset.ts';
import { requireSource, type Given } from './given.ts';
import { readSource } from './read-source.ts';

/** Whether a source could be published; nothing is asked of any instance. */
export async function checkSource(given: Given): Promise<number> {
  const source = requireSource(given);
  const { file } = await readSource(source);
  const { documents } = makeReady(upToDate(setOfFile(file, [])));
  const pictures = Object.entries(file.pictures ?? {});
  for (const [address, content] of pictures) {
    const bytes = Buffer.from(content, 'base64');
    await checkPicture({ bytes, field: `pictures.${address}` });
  }
  console.log(`${source} is valid: ${documents.length} documents, ${pictures.length} pictures.`);
  return 0;
}
