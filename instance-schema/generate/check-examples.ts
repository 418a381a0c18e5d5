import { migrateDocument } from '../migrate.ts';
import { validateDocument } from '../validate.ts';
import { readExamples, readHistory } from './examples.ts';

/** A sentence for each example that is not what its folder says. */
export async function checkExamples(): Promise<string[]> {
  const wrong: string[] = [];
  for (const { kind, name, document } of await readExamples('valid')) {
    for (const { pointer, message } of validateDocument(kind, document)) {
      wrong.push(`The valid ${kind} ${name} breaks a rule: ${pointer} ${message}`);
    }
  }
  for (const { kind, name, document } of await readExamples('invalid')) {
    if (validateDocument(kind, document).length === 0) {
      wrong.push(`The invalid ${kind} ${name} breaks no rule`);
    }
  }
  for (const { kind, name, document } of await readHistory()) {
    const migrated = migrateDocument(kind, document);
    const problems = migrated.ok ? validateDocument(kind, migrated.document) : [migrated.problem];
    for (const { pointer, message } of problems) {
      wrong.push(`The old ${kind} ${name} does not upgrade: ${pointer} ${message}`);
    }
  }
  return wrong;
}
