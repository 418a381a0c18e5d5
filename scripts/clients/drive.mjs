// Runs one client in Node.js: folder, name, address, token, service, link. Says each answer as a line of JSON.
import { createRequire } from 'node:module';

const [folder, name, address, token, service, link] = process.argv.slice(2);
const load = createRequire(import.meta.url);
const Client = load(folder);

const say = (step, answer) => console.log(JSON.stringify({ step, answer }));

async function smmApi() {
  const api = new Client(address, token);
  say('balance', await api.getBalance());
  say('services', await api.getServices());
  const { order } = await api.createOrder({ service, link, quantity: 1000 });
  say('add', { order });
  say('status', await api.getOrderStatus(order));
  say('statuses', await api.getMultiOrderStatus([order, 999999999]));
  say('refill', await api.requestMultiRefill([order]));
  say('cancel', await api.cancelOrders([order, 999999999]));
}

async function speedSmm() {
  const api = new Client({ key: token, api: address });
  say('balance', await api.getBalance());
  say('services', await api.getServices());
  const made = await api.addOrder({ service, data: { link, quantity: 1000 } });
  say('add', made);
  say('status', await api.getStatus({ order: made.order }));
  say('statuses', await api.getMultipleStatus({ orders: [made.order, 999999999] }));
  say('refill', await api.refill({ order: made.order }));
  say('cancel', await api.ordersCancel({ orders: [made.order, 999999999] }));
}

(name === 'node-smm-api' ? smmApi() : speedSmm()).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
