import { DEMO_CUSTOMER } from '#fixtures/demo-customer.ts';
import type { Scene } from './scene.ts';
import type { Typist } from './typist.ts';

export interface Task {
  says: string;
  /** Ends once the page says that it is done. */
  does(typist: Typist, scene: Scene): Promise<void>;
  /** Whether it has had its effect, as the core tells it. */
  isDone(scene: Scene): Promise<boolean>;
}

const ORDER = /\/staff\/orders\/\d+/;
const CUSTOMER = /\/staff\/customers\/\d+$/;
const TICKET = /\/staff\/support\/\d+/;
const PAYMENT = /\/staff\/payments\/\d+/;
const SENT = 'Control+Enter';

const stateOf = async ({ ask }: Scene, id: number) => {
  const { data } = await ask(`/api/v1/staff/orders/${id}`);
  return (data as { status: string }).status; // As the contract of the order has it.
};

async function countOf({ ask }: Scene, path: string): Promise<number> {
  const { data } = await ask(path);
  if (!Array.isArray(data)) throw new Error(`${path} answers no list.`);
  return data.length;
}

const WAITING = '/api/v1/staff/payments?status=waiting';
const customersFound = (q: string) => `/api/v1/staff/customers?q=${encodeURIComponent(q)}`;

const auditHas = async (scene: Scene, action: string): Promise<boolean> =>
  (await countOf(scene, `/api/v1/staff/audit?q=${encodeURIComponent(`action:${action}`)}`)) > 0;

export const TASKS: readonly Task[] = [
  {
    says: 'Decline a transfer that has not come',
    async does(typist) {
      await typist.goTo('payments to', PAYMENT);
      await typist.press('x');
      await typist.type('Nothing came');
      await typist.press(SENT);
      await typist.sees(/declined\./);
    },
    isDone: async (scene) => (await countOf(scene, WAITING)) === 10,
  },
  {
    says: 'Approve ten transfers',
    async does(typist) {
      await typist.goTo('pay', /\/staff\/payments$/);
      await typist.press('S', 'c', 'Enter');
      await typist.page.locator('dialog[open]').getByRole('button').first().waitFor();
      await typist.press('Enter');
      await typist.sees(/10 payments approved/);
    },
    isDone: async (scene) => (await countOf(scene, WAITING)) === 0,
  },
  {
    says: 'Answer the question that has waited longest',
    async does(typist) {
      await typist.goTo('questions', TICKET);
      const asked = typist.page.url();
      await typist.press('a');
      await typist.type('Within the hour.');
      await typist.press(SENT);
      // Behind it comes the next question.
      await typist.page.waitForURL((url) => url.href !== asked);
    },
    isDone: (scene) => auditHas(scene, 'support.answered'),
  },
  {
    says: 'Find an order by its link, answer, and refund the rest',
    async does(typist, { link }) {
      await typist.goTo(link, ORDER, true);
      await typist.press('a');
      await typist.type('Sorry, it ends here.');
      await typist.press(SENT);
      await typist.sees('Sorry, it ends here.');
      await typist.press('r');
      await typist.type('400');
      await typist.press('Tab');
      await typist.type('Video is private');
      await typist.press(SENT);
      await typist.page.locator('dialog[open]').getByRole('button').first().waitFor();
      await typist.press('Enter');
      await typist.arrives(/done=\d+/);
    },
    isDone: async (scene) => (await stateOf(scene, scene.orders.refunded)) === 'canceled',
  },
  {
    says: 'Say that an order is delivered',
    async does(typist, { orders }) {
      await typist.goTo(`#${orders.completed}`, ORDER);
      await typist.press('c', SENT);
      await typist.page.locator('dialog[open]').getByRole('button').first().waitFor();
      await typist.press('Enter');
      await typist.arrives(/done=\d+/);
    },
    isDone: async (scene) => (await stateOf(scene, scene.orders.completed)) === 'completed',
  },
  {
    says: 'Begin with the order that has waited longest',
    async does(typist) {
      await typist.goTo('to start', ORDER);
      await typist.press('t', SENT);
      await typist.page
        .getByText('Nobody has taken this order yet.')
        .waitFor({ state: 'detached' });
    },
    isDone: async (scene) => (await countOf(scene, '/api/v1/staff/orders?queue=working')) === 1,
  },
  {
    says: 'Change 200 prices',
    async does(typist) {
      await typist.goTo('prices', /\/staff\/services\/prices$/);
      await typist.type('is:on');
      await typist.press('Tab');
      await typist.type('5');
      await typist.press('Enter');
      await typist.arrives(/percent=5/);
      await typist.press('c', 'Enter');
      await typist.arrives(/\/staff\/services\?q/);
    },
    isDone: (scene) => auditHas(scene, 'catalogue.prices_changed'),
  },
  {
    says: 'Change the price of one service',
    async does(typist) {
      await typist.goTo('views · advertising · worldwide · quick', /\/staff\/services\/\d+/);
      await typist.press('e');
      await typist.type('2.75');
      await typist.press('Enter');
      await typist.sees('Saved');
    },
    isDone: (scene) => auditHas(scene, 'catalogue.service_changed'),
  },
  {
    says: 'Write a note about a customer',
    async does(typist) {
      await typist.goTo(DEMO_CUSTOMER.email, CUSTOMER, true);
      await typist.press('m');
      await typist.type('Prefers mail');
      await typist.press(SENT);
      await typist.sees('Prefers mail');
    },
    isDone: (scene) => auditHas(scene, 'customer.noted'),
  },
  {
    says: 'Freeze a customer',
    async does(typist) {
      await typist.goTo(DEMO_CUSTOMER.email, CUSTOMER, true);
      await typist.press('f');
      await typist.type('Card was stolen');
      await typist.press(SENT);
      await typist.sees(/Unfreeze/);
    },
    isDone: async (scene) => (await countOf(scene, customersFound('is:frozen'))) === 1,
  },
];
