import { beforeAll, describe, expect, it } from 'vitest';
import { abilities } from '@hangtag/contract/wire/apiToken';
import { hashOf } from '../support/tokens.ts';
import { apiTokens } from '../db/schema/lists.ts';
import { accessTable } from '../../test/access/table.ts';
import { type AccessFixture, accessFixture } from '../../test/access/rows/fixture.ts';
import { newSecret } from './queries.ts';

/** The calls that abilities open; everything else under /api is closed to tokens (D43). */
const opened = [
  /^(GET|POST|PUT) \/api\/companies\/:companyId\/products(?!.*(previewLinks|dashboard|recalls|serials|batches|takedown|transfer|eLabel|codeLinks))/,
  /^POST \/api\/companies\/:companyId\/codes\/pack$/,
  /^GET \/api\/companies\/:companyId\/codes\/issued$/,
  /^GET \/api\/companies\/:companyId\/(files|assets|analytics)/,
  /^PUT \/api\/companies\/:companyId\/files\/(bulk|:filesId\/publish)$/,
  /^(GET|POST|PUT|DELETE) \/api\/files/,
];

let fixture: AccessFixture;
let bearer: string;

beforeAll(async () => {
  fixture = await accessFixture();
  const secret = newSecret();
  const [row] = await fixture.server.db
    .insert(apiTokens)
    .values({
      companyId: fixture.companyId,
      name: 'Everything',
      abilities: [...abilities],
      secretHash: hashOf(secret),
      lastFour: 'abcd',
      createdBy: 1,
    })
    .returning();
  bearer = `Bearer ${row?.id}|${secret}`;
});

describe('a token with every ability', () => {
  const members = accessTable.filter(
    ({ route, expected }) => route.includes(' /api/') && expected.guest === 401,
  );

  it.each(members)('$route', async (row) => {
    const { route, expected } = row;
    const { path, body } = await row.call(fixture);
    const [method = ''] = route.split(' ');
    const headers = { authorization: bearer };
    const answer = await fixture.server.guest().send(method, path, body, { headers });
    const isOpen = opened.some((pattern) => pattern.test(route));
    expect(answer.status).toBe(isOpen ? expected.user : 403);
  });
});
