import { beforeEach, describe, expect, it } from 'vitest';
import { sendAlerts } from '../alerts/send.ts';
import { checkIssuedCodes } from '../codes/selfCheck.ts';
import { companyHosts } from '../db/schema/hosts.ts';
import { HOST, hostFixture } from '../../test/support/hostFixture.ts';
import { GTIN_PATH as GTIN } from '../../test/support/resolverFixture.ts';
import type { AskOutside } from './askOutside.ts';
import { checkHosts } from './check.ts';

let fixture: Awaited<ReturnType<typeof hostFixture>>;

beforeEach(async () => {
  fixture = await hostFixture();
});

describe('the daily check of a host', () => {
  const here: AskOutside = (address) =>
    Promise.resolve({
      status: 200,
      location: undefined,
      type: 'application/json',
      body: JSON.stringify({ resolverRoot: new URL(address).origin }),
    });
  const check = (asked: AskOutside = here) =>
    checkHosts(fixture.server.services, new AbortController().signal, asked);
  // Days later nobody is signed in any more.
  const problem = async () => (await fixture.server.db.select().from(companyHosts))[0]?.problem;

  it('finds a lost record, a foreign answer and silence, once a day', async () => {
    const { server, first, use } = fixture;
    await use();
    await check();
    expect(await first()).toMatchObject({ problem: null, checkedAt: '2026-11-21T12:00:00.000Z' });
    const elsewhere: AskOutside = () =>
      Promise.resolve({ status: 200, location: undefined, type: 'text/html', body: 'For sale' });
    await check(elsewhere);
    expect(await problem()).toBeNull();
    server.advance(25 * 3600);
    await check(elsewhere);
    expect(await problem()).toContain('Something else answers');
    server.advance(25 * 3600);
    await check(() => Promise.reject(new Error('certificate has expired')));
    expect(await problem()).toContain('Nothing answers');
    fixture.records.clear();
    server.advance(25 * 3600);
    await check();
    expect(await problem()).toContain('Is the domain still yours?');
  });

  it('mails Admins, again after a week', async () => {
    const { server, use } = fixture;
    await use();
    const mailsOf = () => server.mails.filter(({ text }) => text.includes(HOST)).length;
    const days = async (count: number) => {
      server.advance(count * 86_400);
      await check(() => Promise.reject(new Error('silence')));
      await sendAlerts(server.services);
    };
    await days(1);
    expect(mailsOf()).toBe(1);
    expect(server.mails.at(-1)?.text).toContain('that IT, Ines Calder renews');
    await days(1);
    expect(mailsOf()).toBe(1);
    await days(6);
    expect(mailsOf()).toBe(2);
  });

  it('is not all: printed addresses with the host are asked on their own, at public computers alone', async () => {
    const { server, use, issue } = fixture;
    await use();
    await issue();
    const asked: string[] = [];
    const outside: AskOutside = (address) => {
      asked.push(address);
      return Promise.reject(new Error('silence'));
    };
    const never = () => Promise.reject(new Error('This is asked by no guard.'));
    await checkIssuedCodes(server.services, new AbortController().signal, never, outside);
    expect(asked).toEqual([`http://${HOST}${GTIN}`]);
  });
});
