import { compareServing } from './serving/compare.ts';
import { startShop } from './serving/shop.ts';

const SERVICES = 5_000;

const shop = await startShop(SERVICES);
const type = shop.content.serviceTypes[0]?.slug ?? '';
const home = { host: shop.host, path: '/app' };
const visitor = ['Accept-Encoding: gzip, deflate, br', 'Accept-Language: en-US,en;q=0.9'];
await compareServing({ measure: 'kept home page', port: shop.port, asked: home, least: 0.75 });
// The less there is to send, the more it shows that the page has to be found.
await compareServing({
  measure: 'cached page of a type',
  port: shop.port,
  asked: { host: shop.host, path: `/app/services/${type}` },
});
await compareServing({
  measure: 'kept home page with gzip',
  port: shop.port,
  asked: { ...home, headers: visitor },
  least: 0.75,
});
await shop.close();
