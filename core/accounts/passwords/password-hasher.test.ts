import { describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { createGate } from './gate.ts';
import { createPasswordHasher } from './password-hasher.ts';

describe('the password hasher', () => {
  it('makes argon2id hashes of 64 MiB and three passes, each with a salt of its own', async () => {
    const { hash, verify } = createPasswordHasher();
    const [one, two] = await Promise.all([hash('a quiet harbour'), hash('a quiet harbour')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(one).not.toBe(two);
    expect(await verify(one, 'a quiet harbour')).toBe(true);
    expect(await verify(one, 'a quiet harbor')).toBe(false);
  });

  it('answers no where there is no hash, after the same work', async () => {
    const { verify } = createPasswordHasher();
    expect(await verify(undefined, 'a quiet harbour')).toBe(false);
    expect(await verify(null, 'a quiet harbour')).toBe(false);
    // Not even to who knows the password of the hash that is worked on instead.
    const { hash } = createPasswordHasher();
    const knowing = createPasswordHasher(undefined, await hash('a quiet harbour'));
    expect(await knowing.verify(undefined, 'a quiet harbour')).toBe(false);
  });
});

describe('the gate before costly work', () => {
  it('lets two run, 50 wait and refuses the rest with the time to come back', async () => {
    const gate = createGate({ atOnce: 2, queued: 50, retryAfterSeconds: 5 });
    let running = 0;
    let most = 0;
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const work = () =>
      gate(async () => {
        running += 1;
        most = Math.max(most, running);
        await opened;
        running -= 1;
      });
    const all = Array.from({ length: 60 }, work);
    const settled = Promise.allSettled(all);
    open();
    const refused = (await settled).filter((one) => one.status === 'rejected');
    expect(most).toBe(2);
    expect(refused).toHaveLength(8);
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(AppError);
      expect(reason).toMatchObject({ code: 'unavailable', headers: { 'retry-after': '5' } });
    }
  });

  it('goes on after work that fails', async () => {
    const gate = createGate({ atOnce: 1, queued: 1, retryAfterSeconds: 1 });
    await expect(gate(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await gate(async () => 'done')).toBe('done');
  });
});
