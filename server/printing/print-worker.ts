import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { languageTag } from '#locales/languages.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { fontFiles, fontsFor } from './fonts.ts';
import type { PrintAnswer, PrintTask } from './print-messages.ts';

/**
 * A process of its own that sets pages with Typst. Its memory grows with every page and its engine
 * is native code, so that it is ended and started again from outside.
 */

const FOLDER = path.join(PROJECT_ROOT, 'server/printing');

function answer(message: PrintAnswer): void {
  process.send?.(message);
}

async function prepare(): Promise<NodeCompiler> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const fontBlobs = fontFiles().map((file) => readFileSync(file));
  return Compiler.create({ workspace: FOLDER, fontArgs: [{ fontBlobs }] });
}

function print(compiler: NodeCompiler, { page, attachment }: PrintTask): Uint8Array {
  const [lang, region = null] = languageTag(page.language).split('-');
  const fonts = fontsFor(page.language);
  const data = { ...page, lang, region, fonts, attachment: attachment ?? null };
  const compiled = compiler.compile({
    mainFilePath: path.join(FOLDER, 'document.typ'),
    inputs: { page: JSON.stringify(data) },
  });
  if (!compiled.result) {
    const error = compiled.takeError();
    throw new Error(JSON.stringify(error ? compiler.fetchDiagnostics(error) : 'no result'));
  }
  // Tagged, with a text for every letter, and with what archives ask for.
  return compiler.pdf(compiled.result, { pdfStandard: 'a-3a' });
}

process.on('disconnect', () => process.exit());
try {
  const compiler = await prepare();
  process.on('message', (task: PrintTask) => {
    try {
      const pdf = print(compiler, task);
      compiler.evictCache(10);
      const residentBytes = process.memoryUsage.rss();
      answer({ kind: 'printed', id: task.id, pdf, residentBytes });
    } catch (error) {
      answer({ kind: 'failed', id: task.id, why: String(error) });
    }
  });
  answer({ kind: 'ready' });
} catch (error) {
  answer({ kind: 'impossible', why: String(error) });
}
