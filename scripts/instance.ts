import { parseArgs } from 'node:util';
import { applySource } from './instance/apply.ts';
import { checkSource } from './instance/check.ts';
import { createInstance } from './instance/create.ts';
import { diffSource } from './instance/diff.ts';
import { exportInstance } from './instance/export.ts';
import { rollBack } from './instance/roll-back.ts';
import type { Given } from './instance/given.ts';
import { sentenceOf } from './instance/sentence-of.ts';

// Keeps instances as files: what there is, what would change, and how it was before. It works on the
// database of this machine, or over the API of an installation elsewhere.

const USAGE = `Usage: npm run instance -- <command>
  check <source>                           whether everything in it is valid
  diff <source>                            what applying it would change; exit code 2 where something
  apply <source> [--note <text>] [--expect <tag>]
                                           publishes it, if what is public is still what was looked at
  export [--out <file>] [--pictures]       what is public, as one file
  rollback --to <revision> [--note <text>] publishes an earlier revision anew
  create --host <host> --name <name> [--look <look>] [--owner <email>]
                                           a new instance, and the link for its first owner
  create <folder> [--host <host>]… [--owner <email>]
                                           the same, as a folder says what it is
A source is a folder like fixtures/instances/marquee, or a file that was exported.
Which instance: --instance <slug> in the database of this machine (a folder's name does as well), or
--url https://shop.example --token-file <file> for one elsewhere; the file has a session's token.`;

const COMMANDS: Record<string, (given: Given) => Promise<number>> = {
  check: checkSource,
  diff: diffSource,
  apply: applySource,
  export: exportInstance,
  rollback: rollBack,
  create: createInstance,
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      instance: { type: 'string' },
      url: { type: 'string' },
      'token-file': { type: 'string' },
      note: { type: 'string' },
      expect: { type: 'string' },
      out: { type: 'string' },
      pictures: { type: 'boolean', default: false },
      to: { type: 'string' },
      host: { type: 'string', multiple: true },
      from: { type: 'string' },
      owner: { type: 'string' },
      name: { type: 'string' },
      look: { type: 'string' },
    },
  });
  const [name = '', source = values.from] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(USAGE);
  process.exitCode = await command({ ...values, source });
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
