import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';

/**
 * Clients of the trade's contract that others wrote and published, as they are, against a running
 * server: start one, make a token in test mode at /app/api, and give both. Each client is fetched at
 * a fixed commit into a folder outside of the tree.
 */

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '..');
const LARGEST_ANSWER = 256 * 1024 * 1024;

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    token: { type: 'string' },
    service: { type: 'string' },
    /** What the links of orders begin with; each gets an end of its own. */
    link: { type: 'string', default: 'https://www.youtube.com/watch?v=' },
    folder: { type: 'string', default: path.join(ROOT, 'var/clients') },
    /** Where repositories are cloned from, by owner and name. */
    from: { type: 'string', default: 'https://github.com' },
  },
});

interface Client {
  repository: string;
  commit: string;
  language: 'PHP' | 'Node.js' | 'Python';
  steps: readonly string[];
  /** Packages of npm that it needs and does not bring. */
  needs?: readonly string[];
}

const READING = ['balance', 'services', 'add', 'status'];
const MANY = [...READING, 'statuses'];

const CLIENTS: readonly Client[] = [
  {
    repository: 'ErensuGul/perfectpanel-smm-api',
    commit: 'bddf5a7d25087b34ba686402c6e1ca13366d94a8',
    language: 'PHP',
    steps: MANY,
  },
  {
    repository: 'arvinlp/smm-sdk',
    commit: '7ab0e2d6954fb960b73fcd8f500c5b0fcd3b849d',
    language: 'PHP',
    steps: READING,
  },
  {
    repository: 'SENPAY98K/node-smm-api',
    commit: '1cc86a89034d7dd5bb28b3c9e938744a350dbdec',
    language: 'Node.js',
    steps: [...MANY, 'refill', 'cancel'],
    needs: ['axios'],
  },
  {
    repository: 'fastuptime/speedsmm-api',
    commit: 'f9b8dc4a6b8b3569308d2516cc86cc1306468ebb',
    language: 'Node.js',
    steps: [...MANY, 'refill', 'cancel'],
    needs: ['axios', 'qs', 'https-proxy-agent'],
  },
  {
    repository: 'hadzb/Multiprovider_Package_Handler',
    commit: 'c0d55e2fe2d8e2a2877343636feb905fbbbf0890',
    language: 'Python',
    steps: MANY,
  },
];

const LANGUAGES = {
  PHP: {
    program: 'php',
    driver: 'drive.php',
    has: ['-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
  },
  Python: { program: 'python3', driver: 'drive.py', has: ['-c', 'import requests'] },
  'Node.js': { program: process.execPath, driver: 'drive.mjs', has: ['--version'] },
} as const;

/** What an answer has to be, whoever asked. */
const IS_RIGHT: Readonly<Record<string, (answer: unknown) => boolean>> = {
  balance: (answer) => fieldsOf(answer, ['balance', 'currency']),
  services: (answer) => Array.isArray(answer) && fieldsOf(answer[0], ['service', 'rate', 'min']),
  add: (answer) => fieldsOf(answer, ['order']),
  status: (answer) => fieldsOf(answer, ['charge', 'status', 'remains', 'currency']),
  statuses: (answer) =>
    isObject(answer) &&
    Object.values(answer).some((one) => fieldsOf(one, ['charge'])) &&
    fieldsOf(answer['999999999'], ['error']),
  // The order is not complete, which is said in the words of the contract.
  refill: (answer) => JSON.stringify(answer).includes('"error"'),
  cancel: (answer) =>
    Array.isArray(answer) && answer.length === 2 && fieldsOf(answer[0], ['cancel']),
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const fieldsOf = (value: unknown, names: readonly string[]) =>
  isObject(value) && names.every((name) => value[name] !== undefined);

async function fetched({ repository, commit, needs = [] }: Client): Promise<string> {
  const folder = path.join(values.folder, repository.replace('/', '-'));
  if (!existsSync(folder)) {
    await mkdir(values.folder, { recursive: true });
    await run('git', ['clone', '--quiet', `${values.from}/${repository}`, folder]);
    await run('git', ['-C', folder, 'checkout', '--quiet', commit]);
  }
  if (needs.length > 0) {
    // Beside the client, where Node looks for them after its own folder.
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', values.folder, ...needs]);
  }
  return folder;
}

async function prove(client: Client, service: string): Promise<string> {
  const { program, driver, has } = LANGUAGES[client.language];
  try {
    await run(program, [...has]);
  } catch {
    return `not run: ${client.language} with what its clients need is not installed here`;
  }
  const folder = await fetched(client);
  const name = client.repository.split('/').at(-1) ?? '';
  const link = `${values.link}${Date.now().toString(36).slice(-8)}abc`;
  const given = [folder, name, `${values.url}/api/v2`, values.token ?? '', service, link];
  const { stdout } = await run(program, [path.join(ROOT, 'scripts/clients', driver), ...given], {
    maxBuffer: LARGEST_ANSWER,
  });
  const said = stdout.trim().split('\n');
  const answers = new Map(
    said.map((line) => {
      // As the programs beside this one write it.
      const { step, answer } = JSON.parse(line) as { step: string; answer: unknown };
      return [step, answer];
    }),
  );
  const wrong = client.steps.filter((step) => !IS_RIGHT[step]?.(answers.get(step)));
  if (wrong.length === 0) return `right: ${client.steps.join(', ')}`;
  process.exitCode = 1;
  const shown = wrong.map((step) => `${step}: ${JSON.stringify(answers.get(step))?.slice(0, 300)}`);
  return `WRONG: ${shown.join('; ')}`;
}

/** The first service of the list that asks for a link and a quantity alone. */
async function plainService(): Promise<string> {
  const body = new URLSearchParams({ key: values.token ?? '', action: 'services' });
  const response = await fetch(`${values.url}/api/v2`, { method: 'POST', body });
  // As the contract has it; a refusal is no list, and fails below.
  const services = (await response.json()) as { service: number; type: string; min: string }[];
  const plain = services.find(({ type, min }) => type === 'Default' && parseInt(min, 10) <= 1_000);
  if (!plain) throw new Error('No service is sold by link and quantity alone');
  return String(plain.service);
}

if (values.token === undefined) throw new Error('Give a token of the server: --token mqt_…');
const service = values.service ?? (await plainService());
for (const client of CLIENTS) {
  const said = await prove(client, service).catch((error: unknown) => {
    process.exitCode = 1;
    return `FAILED: ${error instanceof Error ? error.message : String(error)}`;
  });
  console.log(`${client.language} ${client.repository}: ${said}`);
}
