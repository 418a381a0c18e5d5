// On PostgreSQL: two owners who leave at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, tokenIn } from '#core/testing/mailbox.ts';
import { inviteOwner } from './invite-owner.ts';
import type { TeamInvitation, TeamMember } from './team.contract.ts';

const DAY_MS = 24 * 60 * 60_000;
const PASSWORD = 'a harbour of quiet boats';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const instanceId = () => test.instances.a.id;
let people = 0;
const someone = () => `someone${(people += 1)}@mail.example`;

interface Who {
  authorization: string;
}

async function newCustomer(given: Parameters<typeof addCustomer>[2] = {}) {
  const customer = await addCustomer(test.deps, instanceId(), given);
  return { ...customer, authorization: await logInAs(test.deps, instanceId(), customer) };
}

interface Sent {
  as?: Who | undefined;
  method?: string;
  body?: object;
}

function ask(path: string, { as, method = 'GET', body }: Sent = {}) {
  return test.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...(as && { authorization: as.authorization }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const owner = () => test.actors.ownerOfA;
const TEAM = '/api/v1/staff/team';

async function team(as: Who = owner()) {
  const response = await ask(TEAM, { as });
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as {
    data: {
      members: TeamMember[];
      invitations: TeamInvitation[];
      roles_beyond_yours: string[];
    };
  };
  return data;
}

const invite = (email: string, roles: string[], as: Who = owner()) =>
  ask(`${TEAM}/invitations`, { as, method: 'POST', body: { email, roles } });

/** The token of the latest link that was mailed to an address. */
async function linkFor(email: string, roles = ['staff']): Promise<string> {
  expect((await invite(email, roles)).status).toBe(201);
  return tokenIn((await mailsTo(test, email)).at(-1));
}

const look = (token: string, as?: Who) =>
  ask('/team/invitation', { as, method: 'POST', body: { token } });
const accept = (token: string, as: Who) =>
  ask('/team/invitation/accept', { as, method: 'POST', body: { token } });
const join = (token: string, given: object = {}) =>
  ask('/team/invitation/join', {
    method: 'POST',
    body: {
      ...{ token, name: 'Grace Lane', password: PASSWORD, password_confirmation: PASSWORD },
      ...given,
    },
  });
const changeRoles = (id: bigint, roles: string[], as: Who = owner()) =>
  ask(`${TEAM}/${id}`, { as, method: 'PATCH', body: { roles } });

async function rolesOf(who: Who): Promise<string[]> {
  const response = await ask('/api/v1/profile', { as: who });
  return ((await response.json()) as { data: { roles: string[] } }).data.roles;
}

async function fieldsOf(response: Response): Promise<string[]> {
  expect(response.status).toBe(422);
  return Object.keys(((await response.json()) as { errors: object }).errors);
}

describe('the team', () => {
  it('are all who have a role, with when they were here and how they log in', async () => {
    const { members } = await team();
    const { staffOfA, ownerOfA, otherOwnerOfA } = test.actors;
    expect(new Set(members.map(({ id }) => BigInt(id)))).toEqual(
      new Set([staffOfA.id, ownerOfA.id, otherOwnerOfA.id]),
    );
    const self = members.find(({ is_self }) => is_self);
    expect(self).toMatchObject({
      ...{ id: Number(owner().id), email: owner().email, roles: ['owner'] },
      ...{ has_second_factor: false, last_seen_at: test.clock.now().toISOString() },
    });
  });

  it('has no customer, and nobody makes one of them a member without a link', async () => {
    expect((await changeRoles(test.actors.customerOfA.id, ['staff'])).status).toBe(404);
  });
});

describe('an invitation', () => {
  it('leads whoever has no account to one, once', async () => {
    const email = someone();
    const token = await linkFor(email, ['staff']);
    expect(await (await look(token)).json()).toEqual({
      data: {
        ...{ email, roles: ['staff'], invited_by: 'Ada Brook' },
        ...{ has_account: false, is_for_caller: false },
      },
    });
    // What is refused does not use the link up.
    expect(await fieldsOf(await join(token, { password_confirmation: 'other' }))).toEqual([
      'password_confirmation',
    ]);
    const joined = await join(token);
    expect(joined.status).toBe(200);
    const session = { authorization: joined.headers.get('authorization') ?? '' };
    expect(await rolesOf(session)).toEqual(['staff']);
    expect(await fieldsOf(await join(token))).toEqual(['token']);
    expect(await fieldsOf(await look(token))).toEqual(['token']);
    const again = await ask('/login', { method: 'POST', body: { email, password: PASSWORD } });
    expect(again.status).toBe(200);
    expect((await team()).invitations.filter((one) => one.email === email)).toEqual([]);
  });

  it('is accepted by who has an account, logged in by that address alone', async () => {
    const known = await newCustomer({ password: PASSWORD });
    const token = await linkFor(known.email);
    expect(await (await look(token, known)).json()).toMatchObject({
      data: { has_account: true, is_for_caller: true },
    });
    expect((await join(token)).status).toBe(409);
    expect((await accept(token, test.actors.customerOfA)).status).toBe(403);
    expect((await accept(token, known)).status).toBe(204);
    expect(await rolesOf(known)).toEqual(['staff']);
    expect(await fieldsOf(await accept(token, known))).toEqual(['token']);
  });

  it('adds to the roles of a member, and says where there is nothing to add', async () => {
    const member = await newCustomer({ roles: ['staff'] });
    await ask('/api/v1/staff/roles', {
      ...{ as: owner(), method: 'POST', body: { name: 'Painters', permissions: ['studio.edit'] } },
    });
    expect(await fieldsOf(await invite(member.email, ['staff']))).toEqual(['email']);
    const token = await linkFor(member.email, ['staff', 'Painters']);
    await accept(token, member);
    expect(await rolesOf(member)).toEqual(['staff', 'Painters']);
  });

  it('gives the account of a guest who has ordered its first password', async () => {
    const guest = await newCustomer({ email_confirmed_at: null, password_hash: null });
    const token = await linkFor(guest.email);
    expect(await (await look(token)).json()).toMatchObject({ data: { has_account: false } });
    expect((await join(token)).status).toBe(200);
    expect(await rolesOf(guest)).toEqual(['staff']);
  });

  it('is good for seven days', async () => {
    const [used, kept] = [someone(), someone()];
    const tokens = [await linkFor(used), await linkFor(kept)] as const;
    test.clock.advance(7 * DAY_MS - 1);
    expect((await join(tokens[0])).status).toBe(200);
    test.clock.advance(1);
    expect(await fieldsOf(await join(tokens[1]))).toEqual(['token']);
    const waiting = (await team(await newCustomer({ roles: ['owner'] }))).invitations;
    expect(waiting.find(({ email }) => email === kept)).toMatchObject({ is_expired: true });
  });
});

describe('an invitation that is no longer meant', () => {
  it('is revoked, and its link opens nothing', async () => {
    const email = someone();
    const as = await newCustomer({ roles: ['owner'] });
    expect((await invite(email, ['staff'], as)).status).toBe(201);
    const token = tokenIn((await mailsTo(test, email)).at(-1));
    const [waiting] = (await team(as)).invitations.filter((one) => one.email === email);
    const path = `${TEAM}/invitations/${waiting?.id}`;
    expect((await ask(path, { as, method: 'DELETE' })).status).toBe(204);
    expect((await ask(path, { as, method: 'DELETE' })).status).toBe(404);
    expect(await fieldsOf(await join(token))).toEqual(['token']);
  });

  it('is revoked by nobody whom its roles go beyond, who is offered none of it', async () => {
    const role = { name: 'Leads', permissions: ['team.manage', 'customers.read'] };
    const as = await newCustomer({ roles: ['owner'] });
    await ask('/api/v1/staff/roles', { as, method: 'POST', body: role });
    const lead = await newCustomer({ roles: ['Leads'] });
    const emails = { owner: someone(), staff: someone(), Leads: someone() };
    for (const [name, email] of Object.entries(emails)) await invite(email, [name], as);
    const { invitations } = await team(lead);
    const of = (email: string) => invitations.find((one) => one.email === email);
    const revoke = (email: string, as: Who) =>
      ask(`${TEAM}/invitations/${of(email)?.id}`, { as, method: 'DELETE' });
    for (const email of [emails.owner, emails.staff]) {
      expect(of(email)).toMatchObject({ is_beyond_yours: true });
      expect(await fieldsOf(await revoke(email, lead))).toEqual(['roles']);
    }
    expect(of(emails.Leads)).toMatchObject({ is_beyond_yours: false });
    expect((await revoke(emails.Leads, lead)).status).toBe(204);
    // Nor by another link to the same address.
    expect(await fieldsOf(await invite(emails.owner, ['Leads'], lead))).toEqual(['roles']);
    expect((await invite(emails.Leads, ['Leads'], lead)).status).toBe(201);
    const waiting = (await team(as)).invitations.filter(({ id }) =>
      [of(emails.owner)?.id, of(emails.staff)?.id].includes(id),
    );
    expect(waiting.map((one) => one.is_beyond_yours)).toEqual([false, false]);
    expect((await revoke(emails.owner, as)).status).toBe(204);
  });

  it('gives no role that it names as beyond whoever asks', async () => {
    const as = await newCustomer({ roles: ['owner'] });
    const role = { name: 'Seconds', permissions: ['team.manage'] };
    await ask('/api/v1/staff/roles', { as, method: 'POST', body: role });
    const second = await newCustomer({ roles: ['Seconds'] });
    const { roles_beyond_yours: beyond } = await team(second);
    const listed = (await (await ask('/api/v1/staff/roles', { as })).json()) as {
      data: { name: string }[];
    };
    for (const { name } of listed.data) {
      const { status } = await invite(someone(), [name], second);
      expect([name, status]).toEqual([name, beyond.includes(name) ? 422 : 201]);
    }
    expect(beyond).toEqual(expect.arrayContaining(['owner', 'staff']));
    expect((await team(as)).roles_beyond_yours).toEqual([]);
  });

  it('gives way to a later one to the same address, however it is written', async () => {
    const as = await newCustomer({ roles: ['owner'] });
    const email = someone();
    await invite(email, ['staff'], as);
    const first = tokenIn((await mailsTo(test, email)).at(-1));
    await invite(email.toUpperCase(), ['owner'], as);
    expect(await fieldsOf(await look(first))).toEqual(['token']);
    const same = (one: TeamInvitation) => one.email.toLowerCase() === email;
    expect((await team(as)).invitations.filter(same)).toMatchObject([{ roles: ['owner'] }]);
  });

  it('gives no role that was removed since, and the new name of one that was renamed', async () => {
    const as = await newCustomer({ roles: ['owner'] });
    const roles = '/api/v1/staff/roles';
    for (const name of ['Passing', 'Staying']) {
      await ask(roles, { as, method: 'POST', body: { name, permissions: [] } });
    }
    const [one, other] = [someone(), someone()];
    await invite(one, ['Passing', 'Staying'], as);
    await invite(other, ['Passing'], as);
    await ask(`${roles}/Staying`, { as, method: 'PATCH', body: { name: 'Stayed' } });
    await ask(`${roles}/Passing`, { as, method: 'DELETE' });
    const joined = await join(tokenIn((await mailsTo(test, one)).at(-1)));
    const session = { authorization: joined.headers.get('authorization') ?? '' };
    expect(await rolesOf(session)).toEqual(['Stayed']);
    const nothing = await join(tokenIn((await mailsTo(test, other)).at(-1)));
    expect(await fieldsOf(nothing)).toEqual(['token']);
    // Whoever was refused has no account left behind.
    expect((await invite(other, ['staff'], as)).status).toBe(201);
    const again = tokenIn((await mailsTo(test, other)).at(-1));
    expect(await (await look(again)).json()).toMatchObject({ data: { has_account: false } });
  });
});

describe('who may invite whom', () => {
  it.each([
    ['a role that is not there', 'Nobodies'],
    ['a role that allows more than they may', 'staff'],
    ['owners, as no owner themselves', 'owner'],
  ])('not %s', async (_, role) => {
    const as = await newCustomer({ roles: ['owner'] });
    const managers = { name: `Managers of ${role}`, permissions: ['team.manage'] };
    await ask('/api/v1/staff/roles', { as, method: 'POST', body: managers });
    const manager = await newCustomer({ roles: [managers.name] });
    expect(await fieldsOf(await invite(someone(), [role], manager))).toEqual(['roles']);
    expect((await invite(someone(), [managers.name], manager)).status).toBe(201);
  });
});

describe('an instance keeps an owner', () => {
  /** The owners of b alone, so that those of other tests do not count. */
  async function ownersOfB(count: number) {
    const { id } = test.instances.b;
    const { ownerOfB } = test.actors;
    const others = Array.from({ length: count - 1 }, () =>
      addCustomer(test.deps, id, { roles: ['owner'], password: PASSWORD }),
    );
    const known = await Promise.all(others);
    const added = await Promise.all(
      known.map(async (one) => ({
        ...one,
        authorization: await logInAs(test.deps, id, one),
      })),
    );
    const self = await logInAs(test.deps, id, ownerOfB);
    return [{ id: ownerOfB.id, authorization: self }, ...added];
  }

  const inB = (path: string, as: Who, method: string, body: object) =>
    test.request(path, {
      ...{ host: test.instances.b.host, method, body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', authorization: as.authorization },
    });
  const leave = (who: { id: bigint } & Who, as: Who = who) =>
    inB(`${TEAM}/${who.id}`, as, 'PATCH', { roles: ['staff'] });

  it('whoever leaves, also two at once', async () => {
    const [first, second] = await ownersOfB(2);
    if (!first || !second) throw new Error('There are two.');
    const answers = await Promise.all([leave(first), leave(second)]);
    const [done, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(done?.status).toBe(204);
    expect(await refused?.json()).toMatchObject({ code: 'last_owner' });
    const [stays, gone] = answers[0]?.status === 204 ? [second, first] : [first, second];
    const isAllowed = await inB(`${TEAM}/${gone.id}`, stays, 'PATCH', { roles: ['owner'] });
    expect(isAllowed.status).toBe(204);
  });

  it('also where the last one wants to delete their account', async () => {
    const [first, second] = await ownersOfB(2);
    if (!first || !second) throw new Error('There are two.');
    const others = (await test
      .request(TEAM, {
        host: test.instances.b.host,
        headers: { authorization: second.authorization },
      })
      .then((response) => response.json())) as { data: { members: TeamMember[] } };
    for (const { id, roles } of others.data.members) {
      if (BigInt(id) === second.id || !roles.includes('owner')) continue;
      const path = `${TEAM}/${id}`;
      expect((await inB(path, second, 'PATCH', { roles: [] })).status).toBe(204);
    }
    const body = { current_password: PASSWORD };
    const refused = await inB('/api/v1/profile/delete', second, 'POST', body);
    expect(await refused.json()).toMatchObject({ code: 'last_owner' });
  });
});

describe('the first owner of an instance', () => {
  it('is invited by its operator, with a link to where the panel answers', async () => {
    const email = someone();
    const origin = { scheme: 'https', host: 'alder.example' } as const;
    const link = await inviteOwner(test.deps, { instanceId: instanceId(), email, origin });
    const [mail] = await mailsTo(test, email);
    expect(mail?.text).toContain(link);
    expect(link).toMatch(/^https:\/\/alder\.example\/app\/team\/join\?token=[\w-]{43}$/);
    const joined = await join(tokenIn(mail));
    const session = { authorization: joined.headers.get('authorization') ?? '' };
    expect(await rolesOf(session)).toEqual(['owner']);
  });
});
