// Connects who listens to what happens here.
import '#core/nouns.ts';
import fs from 'node:fs';
import { systemClock } from '#core/clock.ts';
import { type DatabaseOptions, openDatabase } from '#core/platform/db/open-database.ts';
import { startSealer } from '#core/billing/ledger/start-sealer.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { openTill } from './till.ts';

// The process that gets killed. It says what it finds, then each movement of money that it begins
// and each that was acknowledged, one a line, to whoever started it.
const [options, begun] = process.argv.slice(2);
const LANES = 4;
const STDOUT = 1;

function say(line: string): void {
  // Written when the call returns, so that no acknowledgement dies with this process.
  fs.writeSync(STDOUT, `${line}\n`);
}

if (!options || !begun) throw new Error('Say which database to write to and what was begun.');
const { last, open } = JSON.parse(begun) as { last: number; open: number[] };
const log = createRecordingLog();
const db = await openDatabase(JSON.parse(options) as DatabaseOptions, log);
const till = await openTill({ db, clock: systemClock, log });
for (const fault of await till.faults()) say(`fault ${fault}`);
say(`found ${(await till.found()).join(' ')}`);
startSealer({
  ...{ db, log, clock: systemClock, texts: (_language, key) => key },
  ...{ defaultInstance: undefined, isDraining: () => false },
});

// Nobody heard whether these were done: they are asked for again, with the same keys.
const ids = (function* () {
  yield* open;
  for (let id = last + 1; ; id += 1) yield id;
})();

async function write(): Promise<void> {
  for (const id of ids) {
    say(`began ${id}`);
    await till.move(id);
    say(`wrote ${id}`);
  }
}

await Promise.all(Array.from({ length: LANES }, write));
