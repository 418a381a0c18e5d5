import { expect, it } from 'vitest';
import { createSlugMemory } from './slug-memory.ts';

const answer = (slug?: string) =>
  Promise.resolve(new Response(null, slug ? { headers: { 'x-instance': slug } } : {}));

it('a host has the slug that the core said last, whatever else it is asked', async () => {
  const slugs = createSlugMemory();
  expect(slugs.of('a.example')).toBeUndefined();
  await slugs.learn('a.example', answer('alder'));
  await slugs.learn('a.example', answer());
  expect(slugs.of('a.example')).toBe('alder');
  await slugs.learn('a.example', answer('birch'));
  expect(slugs.of('a.example')).toBe('birch');
  expect(slugs.of('b.example')).toBeUndefined();
});

it('what is no slug is not believed, and the answer passes as it is', async () => {
  const slugs = createSlugMemory();
  const passed = await slugs.learn('a.example', answer('../x'));
  expect(passed.headers.get('x-instance')).toBe('../x');
  expect(slugs.of('a.example')).toBeUndefined();
});
