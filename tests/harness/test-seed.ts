/**
 * What random tests start from. A change is judged by the same inputs as the one before it;
 * `TEST_SEED=random npm run test:unit` looks for new ones, and prints what failed with its seed.
 */
export function testSeed(): number {
  const wish = process.env['TEST_SEED'];
  if (wish === 'random') return Date.now() | 0;
  return wish ? Number(wish) : 20_260_101;
}
