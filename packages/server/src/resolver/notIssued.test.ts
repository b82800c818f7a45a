/** A guessed number or code is told nothing: 404, and no brand. */
import { describe, expect, it } from 'vitest';
import { publish } from '../../test/support/products.ts';
import { resolverFixture } from '../../test/support/resolverFixture.ts';

const LINKSET = 'application/linkset+json';

describe('a code that nobody here issued', () => {
  it.each(['/01/09521234543213', '/p/0000000000'])('%s is 404 and names no brand', async (path) => {
    const { client, product, ask } = await resolverFixture();
    await publish(client, product);
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('Merrow');
    expect((await ask(`${path}?linkType=linkset`, { accept: LINKSET })).status).toBe(404);
  });
});
