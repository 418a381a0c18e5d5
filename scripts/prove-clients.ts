import { execFile } from 'node:child_process';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { CLIENTS, LANGUAGES, type Client } from './clients/clients.ts';
import { demoToken } from './clients/demo-token.ts';
import { fetchClient, howToFetch } from './clients/fetch-client.ts';

/**
 * Clients of the trade's contract that others wrote and published, as they are, against a running
 * server: `npm start`, then this. Of a demo it takes a token in test mode by itself.
 */

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '..');
const LARGEST_ANSWER = 256 * 1024 * 1024;
/** What counts as proof: so many clients, in so many languages. */
const LEAST = { clients: 4, languages: 4 };

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    /** Without one, a customer of the demo makes it. */
    token: { type: 'string' },
    service: { type: 'string' },
    /** What the links of orders begin with; each gets an end of its own. */
    link: { type: 'string', default: 'https://www.youtube.com/watch?v=' },
    folder: { type: 'string', default: path.join(ROOT, 'var/clients') },
    from: { type: 'string', default: 'https://github.com' },
  },
});

/** What an answer has to be, whoever asked. */
const IS_RIGHT: Readonly<Record<string, (answer: unknown) => boolean>> = {
  balance: (answer) => fieldsOf(answer, ['balance', 'currency']),
  services: (answer) => Array.isArray(answer) && fieldsOf(answer[0], ['service', 'rate', 'min']),
  add: (answer) => isObject(answer) && Number(answer['order']) > 0,
  status: (answer) => fieldsOf(answer, ['charge', 'status', 'remains', 'currency']),
  // Where a client makes numbers of the texts of an answer, each is -1 until it could.
  'balance as a number': (answer) => typeof answer === 'number' && answer >= 0,
  'status as numbers': (answer) =>
    isObject(answer) && answer['is_read'] === true && Number(answer['charge']) > 0,
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

interface Outcome {
  client: Client;
  isRight: boolean;
  said: string;
}

interface Shop {
  token: string;
  service: string;
}

async function prove(client: Client, { token, service }: Shop): Promise<Outcome> {
  const { program, driver, has, lacks, compile } = LANGUAGES[client.language];
  try {
    await run(program, [...has]);
  } catch {
    return { client, isRight: false, said: `not run: ${lacks} is not installed here` };
  }
  const folder = await fetchClient(client, values);
  const name = client.repository.split('/').at(-1) ?? '';
  const link = `${values.link}${Date.now().toString(36).slice(-8)}abc`;
  const given = [folder, name, `${values.url}/api/v2`, token, service, link];
  const source = path.join(ROOT, 'scripts/clients', driver);
  const file = compile
    ? await compile({ folder, driver: source, files: client.files ?? [] })
    : source;
  const { stdout } = await run(program, [file, ...given], {
    maxBuffer: LARGEST_ANSWER,
  });
  return { client, ...judge(client, stdout) };
}

function judge({ steps }: Client, stdout: string): Omit<Outcome, 'client'> {
  const answers = new Map(
    stdout
      .trim()
      .split('\n')
      .map((line) => {
        // As the programs beside this one write it.
        const { step, answer } = JSON.parse(line) as { step: string; answer: unknown };
        return [step, answer];
      }),
  );
  const wrong = steps.filter((step) => !IS_RIGHT[step]?.(answers.get(step)));
  if (wrong.length === 0) return { isRight: true, said: `right: ${steps.join(', ')}` };
  process.exitCode = 1;
  const shown = wrong.map((step) => `${step}: ${JSON.stringify(answers.get(step))?.slice(0, 300)}`);
  return { isRight: false, said: `WRONG: ${shown.join('; ')}` };
}

/** The first service of the list that asks for a link and a quantity alone. */
async function plainService(token: string): Promise<string> {
  const body = new URLSearchParams({ key: token, action: 'services' });
  const response = await fetch(`${values.url}/api/v2`, { method: 'POST', body });
  // As the contract has it; a refusal is no list, and fails below.
  const services = (await response.json()) as { service: number; type: string; min: string }[];
  const plain = services.find(({ type, min }) => type === 'Default' && parseInt(min, 10) <= 1_000);
  if (!plain) throw new Error('No service is sold by link and quantity alone');
  return String(plain.service);
}

async function proveAll(): Promise<void> {
  const token = values.token ?? (await demoToken(values.url));
  const shop = { token, service: values.service ?? (await plainService(token)) };
  const right: Client[] = [];
  for (const client of CLIENTS) {
    const { isRight, said } = await prove(client, shop).catch((error: unknown) => {
      process.exitCode = 1;
      const why = error instanceof Error ? error.message : String(error);
      return { isRight: false, said: `FAILED: ${why}\n  ${howToFetch(client, values)}` };
    });
    if (isRight) right.push(client);
    console.log(`${client.language} ${client.repository}: ${said}`);
  }
  const languages = new Set(right.map(({ language }) => language));
  console.log(
    `${right.length} clients in ${languages.size} languages: ${[...languages].join(', ')}`,
  );
  if (right.length < LEAST.clients || languages.size < LEAST.languages) {
    console.error(`${LEAST.clients} clients in ${LEAST.languages} languages are wanted.`);
    process.exitCode = 1;
  }
}

try {
  await proveAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
