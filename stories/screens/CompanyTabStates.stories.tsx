import { http, HttpResponse } from 'msw';
import preview from '../../.storybook/preview.tsx';
import { merrowForPlatform } from '../fixtures/companies.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import {
  expectLoadFailed,
  expectEmpty,
  expectNotFound,
  expectLoading,
  expectForbidden,
} from '../support/expectScreenState.ts';
import { auditLogPath } from '../mocks/auditLog.ts';
import { respondWithServerError, respondWithForbidden, neverRespond } from '../mocks/answers.ts';
import { companyHandlers, placesHandlers, platformPath } from '../mocks/companies.ts';
import { companyTagsHandlers, tokensHandlers } from '../mocks/platform.ts';
import { companySectionsHandlers, assignedSectionsPath } from '../mocks/platformLists.ts';
import { usersPath } from '../mocks/users.ts';
import { usersAnswer } from '../fixtures/users.ts';

const tab = (name: string) => ({ address: `/admin/companies/7/${name}` });
const [details, users, tags, tokens, log] = ['details', 'users', 'tags', 'tokens', 'log'].map(tab);
const tagsPath = '/api/companies/7/getTags';
const tokensPath = '/api/admin/apiTokens/7';

const meta = preview.meta({
  title: 'Screens/Companies/Tabs without their data',
  component: AppAtAddress,
  args: tab('details'),
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw, 'Superadmin');
    msw.use(
      ...companyHandlers(platformPath(7), merrowForPlatform),
      ...companySectionsHandlers(),
      ...companyTagsHandlers(),
      ...tokensHandlers(),
      ...placesHandlers,
    );
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const DetailsLoading = meta.story({
  args: details,
  beforeEach: ({ msw }) => msw.use(neverRespond('get', platformPath(7))),
  play: expectLoading('Company details', 'company'),
});

Tests.test(
  'details sections loading',
  { args: details, beforeEach: ({ msw }) => msw.use(neverRespond('get', assignedSectionsPath)) },
  expectLoading('Merrow Goods', 'sections'),
);

Tests.test(
  'details sections failed',
  {
    args: details,
    beforeEach: ({ msw }) => msw.use(respondWithServerError('get', assignedSectionsPath)),
  },
  expectLoadFailed('Merrow Goods', 'The sections'),
);

Tests.test(
  'users loading',
  { args: users, beforeEach: ({ msw }) => msw.use(neverRespond('get', usersPath)) },
  expectLoading('Merrow Goods', 'users'),
);

Tests.test(
  'users failed',
  { args: users, beforeEach: ({ msw }) => msw.use(respondWithServerError('get', usersPath)) },
  expectLoadFailed('Merrow Goods', 'The users'),
);

Tests.test(
  'users empty',
  {
    args: users,
    beforeEach: ({ msw }) =>
      msw.use(
        http.get(usersPath, () => HttpResponse.json(usersAnswer([], { total: 0, userCount: 0 }))),
      ),
  },
  expectEmpty('Merrow Goods', 'Nobody is here yet'),
);

Tests.test(
  'users refused',
  { args: users, beforeEach: ({ msw }) => msw.use(respondWithForbidden('get', usersPath)) },
  expectForbidden('Merrow Goods'),
);

Tests.test(
  'tags loading',
  { args: tags, beforeEach: ({ msw }) => msw.use(neverRespond('get', tagsPath)) },
  expectLoading('Merrow Goods', 'tags'),
);

Tests.test(
  'tags failed',
  { args: tags, beforeEach: ({ msw }) => msw.use(respondWithServerError('get', tagsPath)) },
  expectLoadFailed('Merrow Goods', 'The tags'),
);

Tests.test(
  'tags empty',
  {
    args: tags,
    beforeEach: ({ msw }) =>
      msw.use(http.get(tagsPath, () => HttpResponse.json({ tags: [], available: [] }))),
  },
  expectEmpty('Merrow Goods', 'The platform has no tags for companies yet.'),
);

Tests.test(
  'tags not there',
  { args: tags, beforeEach: ({ msw }) => signInAs(msw) },
  expectNotFound,
);

Tests.test(
  'tokens loading',
  { args: tokens, beforeEach: ({ msw }) => msw.use(neverRespond('get', tokensPath)) },
  expectLoading('Merrow Goods', 'tokens'),
);

export const TokensFailed = meta.story({
  args: tokens,
  beforeEach: ({ msw }) => msw.use(respondWithServerError('get', tokensPath)),
  play: expectLoadFailed('Merrow Goods', 'The tokens'),
});

Tests.test(
  'tokens empty',
  {
    args: tokens,
    beforeEach: ({ msw }) => msw.use(http.get(tokensPath, () => HttpResponse.json({ tokens: [] }))),
  },
  expectEmpty('Merrow Goods', 'No tokens yet'),
);

Tests.test(
  'tokens not there',
  { args: tokens, beforeEach: ({ msw }) => signInAs(msw) },
  expectNotFound,
);

Tests.test(
  'log loading',
  { args: log, beforeEach: ({ msw }) => msw.use(neverRespond('get', auditLogPath(7))) },
  expectLoading('Merrow Goods', 'the log'),
);

Tests.test(
  'log failed',
  { args: log, beforeEach: ({ msw }) => msw.use(respondWithServerError('get', auditLogPath(7))) },
  expectLoadFailed('Merrow Goods', 'The log'),
);

Tests.test('log not there', { args: log, beforeEach: ({ msw }) => signInAs(msw) }, expectNotFound);
