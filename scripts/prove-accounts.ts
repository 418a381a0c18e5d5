import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { LOGIN_OF_ACCOUNT, LOGIN_OF_ADDRESS } from '#core/accounts/login/login-limits.ts';
import {
  createPasswordHasher,
  type PasswordHasher,
} from '#core/accounts/passwords/password-hasher.ts';
import { accountCalls, bodyFor, bodySender } from '#core/testing/attacks/generated-bodies.ts';
import { guessManyAccounts, guessOneAccount, mostCompared } from '#core/testing/attacks/guesses.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { quickHasher } from '#core/testing/quick-hasher.ts';

const { values } = parseArgs({
  options: {
    bodies: { type: 'string', default: '10000' },
    guesses: { type: 'string', default: '100000' },
    timings: { type: 'string', default: '200' },
    part: { type: 'string' },
  },
});

let isProved = true;
function report(isGood: boolean, sentence: string): void {
  console.log(`${isGood ? 'good' : 'BAD '} ${sentence}`);
  isProved &&= isGood;
}

async function proveBodies(test: TestCore, runs: number): Promise<void> {
  for (const call of accountCalls(test)) {
    const send = bodySender(test);
    // Where nothing is read, one body is as good as another.
    const numRuns = call.fields.length > 0 ? runs : Math.ceil(runs / 10);
    let fault: string | undefined;
    const property = fc.asyncProperty(bodyFor(call), async (body) => {
      fault = await send(call, body);
      return fault === undefined;
    });
    const { failed, counterexample } = await fc.check(property, { numRuns });
    const words = failed ? `${fault}: ${JSON.stringify(counterexample)}` : `${numRuns} bodies`;
    report(!failed, `${call.path}, ${words}`);
  }
}

async function proveGuesses(test: TestCore, count: number): Promise<void> {
  const guesses = { count, everySeconds: 1 };
  const one = await guessOneAccount(test, guesses);
  const ofOne = mostCompared(LOGIN_OF_ACCOUNT, guesses);
  report(one <= ofOne, `${count} guesses at one account: ${one} compared, at most ${ofOne}`);
  const many = await guessManyAccounts(test, guesses);
  const ofMany = mostCompared(LOGIN_OF_ADDRESS, guesses);
  report(many <= ofMany, `${count} guesses at many accounts: ${many} compared, at most ${ofMany}`);
}

const PASSWORD = 'a harbour of quiet boats';
const TIMED: Record<string, (address: string) => object> = {
  '/login': (email) => ({ email, password: 'wrong' }),
  '/password/email': (email) => ({ email }),
  '/register': (email) => ({
    email,
    name: 'Ada',
    password: PASSWORD,
    password_confirmation: PASSWORD,
  }),
};
const WARM_UP = 10;

/**
 * The work itself is measured, so passwords are hashed as they are for customers. Each address is
 * asked for once and each pair in turn begins with the other kind, so that neither finds rows,
 * memory or a moment that the other one does not.
 */
async function proveTimes(test: TestCore, pairs: number): Promise<void> {
  const passwordHash = await createPasswordHasher().hash('nobody knows this one');
  for (const [path, bodyOf] of Object.entries(TIMED)) {
    const time = async (email: string) => {
      const body = JSON.stringify(bodyOf(email));
      const headers = { 'content-type': 'application/json' };
      const started = performance.now();
      await test.request(path, { method: 'POST', body, headers });
      return performance.now() - started;
    };
    const taken: { known: number; unknown: number }[] = [];
    for (let pair = 0; pair < WARM_UP + pairs; pair += 1) {
      test.clock.advance(60 * 60_000);
      const there = await addCustomer(test.deps, test.instances.a.id, {
        password_hash: passwordHash,
      });
      const missing = there.email.replace(/^./, 'z');
      const first = await time(pair % 2 ? there.email : missing);
      const second = await time(pair % 2 ? missing : there.email);
      const [known, unknown] = pair % 2 ? [first, second] : [second, first];
      if (pair >= WARM_UP) taken.push({ known, unknown });
    }
    reportTimes(path, taken);
  }
}

/**
 * Of the ratios within pairs, because what slows one request down slows the next one as well. Two
 * pairs in turn give one ratio: whatever comes second in a pair finds warmer memory, and the two
 * begin with the other kind.
 */
function reportTimes(path: string, taken: readonly { known: number; unknown: number }[]): void {
  const inPairs = taken.map(({ known, unknown }) => known / unknown);
  const ratios = inPairs
    .flatMap((ratio, at) => (at % 2 ? [Math.sqrt(ratio * (inPairs[at - 1] ?? NaN))] : []))
    .sort((a, b) => a - b);
  const at = (rank: number) => ratios[Math.min(ratios.length - 1, Math.max(0, rank))] ?? NaN;
  // The ranks between which the true median lies 95 times of 100.
  const reach = 0.98 * Math.sqrt(ratios.length);
  const [low, high] = [
    at(Math.floor(ratios.length / 2 - reach)),
    at(Math.ceil(ratios.length / 2 + reach)),
  ];
  const known = median(taken.map((one) => one.known)).toFixed(2);
  const unknown = median(taken.map((one) => one.unknown)).toFixed(2);
  const words = `${path}: medians ${known} and ${unknown} ms, ratio ${median(ratios).toFixed(3)}`;
  const certain = `(${low.toFixed(3)} to ${high.toFixed(3)}) of ${ratios.length} times two pairs`;
  report(low >= 0.9 && high <= 1.1, `${words} ${certain}`);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

const PARTS: Record<string, () => Promise<void>> = {
  bodies: () => inCore((test) => proveBodies(test, Number(values.bodies)), quickHasher),
  guesses: () => inCore((test) => proveGuesses(test, Number(values.guesses)), quickHasher),
  times: () => inCore((test) => proveTimes(test, Number(values.timings)), createPasswordHasher()),
};

async function inCore(
  prove: (test: TestCore) => Promise<void>,
  passwords: PasswordHasher,
): Promise<void> {
  const test = await testCore({ passwords });
  await prove(test);
  await test.close();
}

/** In a process of its own: the first two share the cores, the times must have them alone. */
async function runPart(part: string): Promise<void> {
  const args = [...process.execArgv, ...process.argv.slice(1), '--part', part];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  await once(child, 'close');
  isProved &&= child.exitCode === 0;
}

const own = values.part === undefined ? undefined : PARTS[values.part];
if (own) {
  await own();
} else {
  await Promise.all([runPart('bodies'), runPart('guesses')]);
  await runPart('times');
}
if (!isProved) process.exitCode = 1;
