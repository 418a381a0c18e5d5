import { sampleOf } from '#tests/hostile-code/hostile-code.ts';
import { FRAME_ISOLATION, stageBrowser } from '#tests/harness/frame-isolation.ts';
import { faultsOf, judgeSlot } from '#tests/harness/judge-slot.ts';
import { openSlotStage } from '#tests/harness/slot-stage.ts';
import { expect, test } from './panel.ts';

/** `npm run prove:custom-code` runs all of them, each until it is stopped. */
const SAMPLE = sampleOf(32);
const LIMITS = { limitMs: 900 };

for (const [name, flags] of Object.entries(FRAME_ISOLATION)) {
  test(`a page does not feel hostile code, ${name} @js`, async () => {
    const stage = await openSlotStage(stageBrowser(flags));
    try {
      const felt: string[] = [];
      for (const { family, name: attack, source } of SAMPLE) {
        const { faults } = await judgeSlot(stage, source, LIMITS);
        felt.push(...faults.map((fault) => `${family}, ${attack}: ${fault}`));
      }
      expect(felt).toEqual([]);
    } finally {
      await stage.stop();
    }
  });
}

test('the same page feels it where nothing stands between the two @js', async () => {
  const stage = await openSlotStage(stageBrowser([]));
  try {
    const feelings = {
      "document.title = 'Pay';": /the page changed/,
      "document.cookie = 'session=stolen';": /the page changed/,
      "location.href = '{{stranger}}/';": /stranger heard GET/,
      "open('{{stranger}}/');": /opened/,
      "alert('x');": /dialog alert/,
      "fetch('/settings');": /asked the panel for GET \/settings/,
      'document.forms[0].remove();': /the login form did not arrive/,
      "navigator.sendBeacon('/beacon');": /asked the panel for POST \/beacon/,
    };
    for (const [source, feeling] of Object.entries(feelings)) {
      const seen = await stage.runUnguarded(source, LIMITS);
      expect(faultsOf(seen).join(), source).toMatch(feeling);
    }
    // It never ends, however long one waits.
    const { escapes } = await stage.runUnguarded('for (;;) {}', { ...LIMITS, patienceMs: 2_000 });
    expect(escapes).toContain('the page does not answer');
    const busy = 'const end = performance.now() + 500; while (performance.now() < end);';
    const { longestStallMs } = await stage.runUnguarded(busy, LIMITS);
    expect(longestStallMs).toBeGreaterThan(400);
  } finally {
    await stage.stop();
  }
});

test('code that hangs or floods is stopped, and code that behaves is not @js', async () => {
  const stage = await openSlotStage(stageBrowser([]));
  try {
    const ends = {
      'for (;;) {}': 'it did not answer',
      "for (;;) panel.send('https://a.example', 1);": 'it sent too many messages',
      "panel.on('page.viewed', () => { for (;;) {} });": 'it did not answer',
    };
    for (const [source, reason] of Object.entries(ends)) {
      const { news } = await stage.run(source, { limitMs: 30_000 });
      expect(news.at(-1), source).toEqual({ kind: 'stopped', reason });
    }
    const polite = "setInterval(() => {}, 50); panel.on('page.viewed', () => {});";
    expect((await stage.run(polite, { limitMs: 4_000 })).news).toEqual([{ kind: 'running' }]);
    const silly = await stage.run("panel.send('{{stranger}}', 1); null.x;", { limitMs: 4_000 });
    expect(silly.news).toEqual([
      { kind: 'failed', message: 'it may not send there' },
      { kind: 'failed', message: expect.stringContaining('TypeError') },
      { kind: 'running' },
    ]);
  } finally {
    await stage.stop();
  }
});
