import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Versioned,
  versionedFixture,
  versionedThings,
} from '../../test/support/versionedThings.ts';

let fixture: Awaited<ReturnType<typeof versionedFixture>>;
let root: (typeof fixture)['root'];
const { cases } = versionedThings(() => fixture);

beforeEach(async () => {
  fixture = await versionedFixture();
  ({ root } = fixture);
});

describe('If-Match of a deletion', () => {
  const names = ['a tag', 'an association', 'a section', 'a report', 'a call to action', 'a file'];
  const deletable = Object.entries(cases).filter(([name]) => names.includes(name));

  it.each(deletable)(
    'keeps %s that somebody else has changed, and shows what there is',
    async (_, { make, bodies, read }) => {
      const address = await make();
      const [change] = await bodies();
      const before = await read(address);
      expect((await root.put(address, change)).status).toBe(200);
      const now = await read(address);
      const refused = await root.delete(address, undefined, {
        headers: { 'If-Match': `"${before.version}"` },
      });
      expect([refused.status, await refused.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'stale_write', conflict: expect.any(Object) as object }),
      ]);
      expect(refused.headers.get('etag')).toBe(`"${now.version}"`);
      expect(await read(address)).toEqual(now);

      const headers = { 'If-Match': `"${now.version}"` };
      expect((await root.delete(address, undefined, { headers })).ok).toBe(true);
    },
  );

  it('is the tag that a file is read with', async () => {
    const address = (await cases['a file']?.make()) ?? '';
    const answer = await root.get(address);
    const { version } = (await answer.json()) as Versioned;
    expect(answer.headers.get('etag')).toBe(`"${version}"`);
  });
});
