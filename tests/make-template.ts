import { existsSync } from 'node:fs';
import { templateFile } from '#core/testing/template-file.ts';

/** Before any worker begins: all of them need it at once, and each would make its own. */
export default async function makeTemplate(): Promise<void> {
  if (existsSync(await templateFile())) return;
  const { readTemplate } = await import('#core/testing/template-cache.ts');
  await readTemplate();
}
