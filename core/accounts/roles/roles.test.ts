import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PERMISSIONS,
  STAFF_ROLE,
  permissionsOf,
} from '#core/platform/operations/permissions.pure.ts';
import { dataOf } from '#core/testing/answers.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { listStaff } from './list-staff.ts';
import type { Role } from './role.contract.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const ROLES = '/api/v1/staff/roles';
const instanceId = () => test.instances.a.id;

async function newMember(...roles: string[]) {
  const member = await addCustomer(test.deps, instanceId(), { roles });
  return { ...member, authorization: await logInAs(test.deps, instanceId(), member) };
}

interface Sent {
  as?: { authorization: string };
  method?: string;
  body?: object;
}

function ask(path: string, { as = test.actors.ownerOfA, method = 'GET', body }: Sent = {}) {
  return test.request(path, {
    method,
    headers: { 'content-type': 'application/json', authorization: as.authorization },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const list = async () => dataOf<Role[]>(await ask(ROLES));
const create = (body: object, as?: Sent['as']) =>
  ask(ROLES, { method: 'POST', body, ...(as && { as }) });
const change = (name: string, body: object, as?: Sent['as']) =>
  ask(`${ROLES}/${encodeURIComponent(name)}`, { method: 'PATCH', body, ...(as && { as }) });
const remove = (name: string, as?: Sent['as']) =>
  ask(`${ROLES}/${encodeURIComponent(name)}`, { method: 'DELETE', ...(as && { as }) });

async function fieldsOf(response: Response): Promise<string[]> {
  expect(response.status).toBe(422);
  return Object.keys(((await response.json()) as { errors: object }).errors);
}

describe('what roles allow', () => {
  it.each([
    ['no role', [], [], []],
    ['an owner everything, whatever is stored', ['owner'], [], [...PERMISSIONS]],
    ['what is stored', ['desk'], ['reports.decide'], ['reports.decide']],
    ['nothing that this build does not know', ['desk'], ['time.travel'], []],
    ['each once', ['a', 'b'], ['studio.edit', 'studio.edit'], ['studio.edit']],
  ])('%s', (_, roles, stored, allowed) => {
    expect(permissionsOf(roles, stored)).toEqual(allowed);
  });
});

describe('the roles of a new instance', () => {
  it('are the owner’s, which is fixed, and one for staff', async () => {
    const [owner, staff] = await list();
    expect(owner).toMatchObject({ name: 'owner', permissions: PERMISSIONS, is_fixed: true });
    expect(staff).toEqual({ ...STAFF_ROLE, newer: [], is_fixed: false, members: 1 });
  });
});

describe('a role', () => {
  it('is made, changed, renamed with those who have it, and removed by the last', async () => {
    const made = await create({ name: 'Curators', permissions: ['catalogue.import'] });
    expect(made.status).toBe(201);
    const member = await newMember('Curators');
    const reports = () => ask('/api/v1/staff/reports', { as: member });
    expect((await reports()).status).toBe(404);
    // The very next request of a session that is open may do it.
    const wider = { permissions: ['catalogue.import', 'reports.decide'] };
    expect((await change('Curators', wider)).status).toBe(200);
    expect((await reports()).status).toBe(200);
    expect(await dataOf(await change('Curators', { name: 'Editors' }))).toEqual({
      ...{ name: 'Editors', ...wider, newer: [], is_fixed: false, members: 1 },
    });
    expect((await reports()).status).toBe(200);
    const profile = await ask('/api/v1/profile', { as: member });
    expect(await profile.json()).toMatchObject({
      data: { roles: ['Editors'], permissions: wider.permissions },
    });
    expect((await remove('Editors')).status).toBe(409);
    expect((await change('Editors', { permissions: [] })).status).toBe(200);
    expect((await reports()).status).toBe(404);
    const path = `/api/v1/staff/team/${member.id}`;
    expect((await ask(path, { method: 'PATCH', body: { roles: [] } })).status).toBe(204);
    expect((await remove('Editors')).status).toBe(204);
    expect((await remove('Editors')).status).toBe(404);
    expect((await list()).map(({ name }) => name)).not.toContain('Editors');
  });

  it.each(['owner', 'Owner', 'staff', 'STAFF'])('is not called %s', async (name) => {
    expect(await fieldsOf(await create({ name, permissions: [] }))).toEqual(['name']);
    await create({ name: 'Spare', permissions: [] });
    expect(await fieldsOf(await change('Spare', { name }))).toEqual(['name']);
  });

  it('shows what can be allowed only since somebody last said what it allows', async () => {
    await create({ name: 'Older', permissions: ['orders.deliver'] });
    const newerOf = async () => (await list()).find(({ name }) => name === 'Older')?.newer;
    expect(await newerOf()).toEqual([]);
    await test.db.inInstance(instanceId(), (trx) =>
      trx
        .updateTable('staff_roles')
        .set({ known: PERMISSIONS.filter((permission) => permission !== 'orders.bulk') })
        .where('name', '=', 'Older')
        .execute(),
    );
    await change('Older', { name: 'Old' });
    await change('Old', { name: 'Older' });
    expect(await newerOf()).toEqual(['orders.bulk']);
    await change('Older', { permissions: ['orders.deliver'] });
    expect(await newerOf()).toEqual([]);
    await remove('Older');
  });

  it('can change the case of its own name', async () => {
    await create({ name: 'night desk', permissions: [] });
    expect((await change('night desk', { name: 'Night desk' })).status).toBe(200);
  });

  it('of owners is neither changed nor removed', async () => {
    expect((await change('owner', { permissions: [] })).status).toBe(404);
    expect((await remove('owner')).status).toBe(404);
  });

  it('allows nothing that is no permission', async () => {
    const fields = await fieldsOf(await create({ name: 'x', permissions: ['time.travel'] }));
    expect(fields).toEqual(['permissions.0']);
  });

  it('is of one instance', async () => {
    const { ownerOfB } = test.actors;
    expect((await ownerOfB.post(ROLES, { name: 'Of b', permissions: [] })).status).toBe(201);
    expect((await list()).map(({ name }) => name)).not.toContain('Of b');
    expect((await change('Of b', { permissions: [] })).status).toBe(404);
  });

  it('says in the audit log who changed it, and what was before', async () => {
    await create({ name: 'Watched', permissions: ['studio.edit'] });
    await change('Watched', { permissions: [] });
    const rows = await test.db.inInstance(instanceId(), (trx) =>
      trx
        .selectFrom('audit_log')
        .select(['action', 'staff_id', 'details'])
        .where('action', 'like', 'role.%')
        .orderBy('id', 'desc')
        .limit(2)
        .execute(),
    );
    expect(rows).toMatchObject([
      { action: 'role.changed', details: { name: 'Watched', before: 'studio.edit', after: '' } },
      { action: 'role.created', staff_id: test.actors.ownerOfA.id, details: { name: 'Watched' } },
    ]);
  });
});

describe('nobody gives or takes what they may not do', () => {
  it('whatever they do to a role', async () => {
    await create({ name: 'Managers', permissions: ['team.manage', 'reports.decide'] });
    await create({ name: 'Cashiers', permissions: ['payments.moderate'] });
    const manager = await newMember('Managers');
    const own = { name: 'Reporters', permissions: ['reports.decide'] };
    expect((await create(own, manager)).status).toBe(201);
    const beyond = { name: 'Payers', permissions: ['payments.moderate'] };
    expect(await fieldsOf(await create(beyond, manager))).toEqual(['permissions']);
    const wider = { permissions: ['reports.decide', 'studio.publish'] };
    expect(await fieldsOf(await change('Reporters', wider, manager))).toEqual(['permissions']);
    expect(await fieldsOf(await change('Managers', wider, manager))).toEqual(['permissions']);
    expect(await fieldsOf(await change('Cashiers', { permissions: [] }, manager))).toEqual([
      'permissions',
    ]);
    expect((await change('Cashiers', { name: 'Tills' }, manager)).status).toBe(200);
    expect(await fieldsOf(await remove('Tills', manager))).toEqual(['permissions']);
    expect((await remove('Reporters', manager)).status).toBe(204);
  });
});

describe('those who may do something', () => {
  it('are found by any of their roles, owners among them', async () => {
    await create({ name: 'Packers', permissions: ['orders.deliver'] });
    const packer = await newMember('Packers', 'no role any more');
    const cashier = await newMember('Cashiers');
    const found = await test.db.inInstance(instanceId(), (trx) =>
      listStaff(trx, { instanceId: instanceId(), permission: 'orders.deliver' }),
    );
    const ids = found.map(({ id }) => id);
    const { staffOfA, ownerOfA, ownerOfB } = test.actors;
    expect(ids).toEqual(expect.arrayContaining([packer.id, staffOfA.id, ownerOfA.id]));
    expect(ids).not.toContain(cashier.id);
    expect(ids).not.toContain(ownerOfB.id);
  });
});
