import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'oxfmt';
import { DOCUMENT_KINDS } from './document-kinds.ts';
import { generateDefaults } from './generate/generate-defaults.ts';
import { fieldTexts, fieldTree, generateFields } from './generate/generate-fields.ts';
import { generateTypes } from './generate/generate-types.ts';
import { generateValidators, generateValidatorTypes } from './generate/generate-validators.ts';
import { readSchemaFiles, SCHEMA_FOLDER } from './generate/schema-files.ts';

const GENERATED = path.join(SCHEMA_FOLDER, 'generated');
const HEADER = '// Made by instance-schema/generate.ts out of the schemas.\n\n';

/** Every generated file by name, as it must stand in the folder. */
export async function generateAll(): Promise<Map<string, string>> {
  const schemas = await readSchemaFiles();
  const sources: [string, string][] = [
    ['defaults.ts', generateDefaults(schemas)],
    ['fields.ts', generateFields(schemas)],
    ['field-texts.json', `${JSON.stringify(fieldTexts(fieldTree(schemas)), null, 2)}\n`],
    ['validators.js', generateValidators(schemas)],
    ['validators.d.ts', generateValidatorTypes()],
  ];
  for (const kind of DOCUMENT_KINDS) {
    sources.push([`${kind}.ts`, await generateTypes(schemas, kind, 'filled')]);
    sources.push([`${kind}-document.ts`, await generateTypes(schemas, kind, 'document')]);
  }
  const files = new Map<string, string>();
  for (const [name, source] of sources) {
    files.set(name, await finished(name, source));
  }
  return files;
}

async function finished(name: string, source: string): Promise<string> {
  if (name.endsWith('.json')) return source;
  return HEADER + (name.endsWith('.js') ? source : await formatted(source));
}

async function formatted(source: string): Promise<string> {
  const { code, errors } = await format('generated.ts', source, {
    singleQuote: true,
    printWidth: 100,
  });
  if (errors[0]) throw new Error(errors[0].message);
  return code;
}

/** The names of the files that differ from what the schemas say, with those too many. */
export async function findDrift(files: Map<string, string>): Promise<string[]> {
  const present = await readdir(GENERATED).catch(() => []);
  const drifted = present.filter((name) => !files.has(name));
  for (const [name, text] of files) {
    const committed = await readFile(path.join(GENERATED, name), 'utf8').catch(() => undefined);
    if (committed !== text) drifted.push(name);
  }
  return drifted.sort();
}

async function write(files: Map<string, string>): Promise<void> {
  await mkdir(GENERATED, { recursive: true });
  for (const name of await findDrift(files)) {
    const text = files.get(name);
    const file = path.join(GENERATED, name);
    await (text === undefined ? rm(file) : writeFile(file, text));
  }
}

async function main(args: string[]): Promise<void> {
  const files = await generateAll();
  if (!args.includes('--check')) return write(files);
  const drifted = await findDrift(files);
  for (const name of drifted) {
    process.stderr.write(
      `instance-schema/generated/${name} is not what the schemas say: run npx tsx instance-schema/generate.ts\n`,
    );
  }
  // The examples need the generated validators, so they come second and on their own.
  const { checkExamples } = await import('./generate/check-examples.ts');
  const wrong = await checkExamples();
  for (const sentence of wrong) process.stderr.write(`${sentence}\n`);
  if (drifted.length + wrong.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(process.argv.slice(2));
}
