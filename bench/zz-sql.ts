import { request } from '#tests/harness/request.ts';
import { startDemo } from './serving/demo.ts';
const demo = await startDemo(undefined);
const ada = await demo.signIn('ada@demo.example');
const staff = await demo.signIn('staff@demo.example');
const read = (path: string, cookie: string) =>
  request({ url: `http://127.0.0.1:${demo.port}${path}`, headers: { cookie } });
const { text } = await read('/app/orders', ada);
const id = /\/app\/orders\/(\d+)/.exec(text)?.[1] ?? '';
for (const [p, c] of [
  ['/app/orders', ada],
  [`/app/orders/${id}`, ada],
  ['/app/staff/orders', staff],
] as const) {
  await read(p, c);
  await read(p, c);
  process.env['ZZ_SQL'] = '1';
  console.log('=====', p);
  const a = await read(p, c);
  console.log(a.status, a.text.length);
  delete process.env['ZZ_SQL'];
}
await demo.close();
