import { parseArgs } from 'node:util';
import { FRAME_ISOLATION, stageBrowser } from '#tests/harness/frame-isolation.ts';
import { judgeSlot, type Verdict } from '#tests/harness/judge-slot.ts';
import { openSlotStage } from '#tests/harness/slot-stage.ts';
import { HOSTILE_CODES, type HostileCode } from '#tests/hostile-code/hostile-code.ts';

/** Longer than a code that hangs may live; one that answers is watched for a while. */
const LIMITS = { limitMs: 4_000, quietMs: 1_300 };

async function prove(name: string, flags: readonly string[], codes: readonly HostileCode[]) {
  const started = performance.now();
  const stage = await openSlotStage(stageBrowser(flags));
  const verdicts: Verdict[] = [];
  for (const { family, name: attack, source } of codes) {
    const verdict = await judgeSlot(stage, source, LIMITS);
    verdicts.push(verdict);
    for (const fault of verdict.faults) console.log(`  ${family}, ${attack}: ${fault}`);
  }
  await stage.stop();
  const felt = verdicts.filter(({ faults }) => faults.length > 0).length;
  const stopped = verdicts.filter((verdict) => verdict.stopped !== undefined).length;
  const stalls = verdicts.map(({ stallMs }) => stallMs).sort((a, b) => a - b);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${name}: ${codes.length} codes, ${felt} felt, ${stopped} stopped, ` +
      `stalls ${stalls[Math.floor(stalls.length / 2)]} ms median, ${stalls.at(-1)} ms longest (${seconds} s)`,
  );
  return felt === 0;
}

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const codes = HOSTILE_CODES.filter(({ family, name }) =>
  `${family}, ${name}`.includes(values.only),
);
let isUnfelt = codes.length > 0;
for (const [name, flags] of Object.entries(FRAME_ISOLATION)) {
  isUnfelt = (await prove(name, flags, codes)) && isUnfelt;
}
if (!isUnfelt) process.exitCode = 1;
