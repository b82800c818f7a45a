import { http, HttpResponse } from 'msw';
import preview from '../../.storybook/preview.tsx';
import { merrowForPlatform } from '../fixtures/companies.ts';
import { AppAtAddress, signedIn } from '../support/AppAtAddress.tsx';
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
    await signedIn(msw, 'Superadmin');
    msw.use(
      ...companyHandlers(platformPath(7), merrowForPlatform),
      ...companySectionsHandlers(),
      ...companyTagsHandlers(),
      ...tokensHandlers(),
      ...placesHandlers,
    );
  },
});

export const DetailsLoading = meta.story({
  tags: ['picture-once'],
  args: details,
  beforeEach: ({ msw }) => msw.use(neverRespond('get', platformPath(7))),
  play: expectLoading('Company details', 'company'),
});

export const DetailsSectionsLoading = meta.story({
  args: details,
  beforeEach: ({ msw }) => msw.use(neverRespond('get', assignedSectionsPath)),
  play: expectLoading('Merrow Goods', 'sections'),
});

export const DetailsSectionsFailed = meta.story({
  args: details,
  beforeEach: ({ msw }) => msw.use(respondWithServerError('get', assignedSectionsPath)),
  play: expectLoadFailed('Merrow Goods', 'The sections'),
});

export const UsersLoading = meta.story({
  args: users,
  beforeEach: ({ msw }) => msw.use(neverRespond('get', usersPath)),
  play: expectLoading('Merrow Goods', 'users'),
});

export const UsersFailed = meta.story({
  args: users,
  beforeEach: ({ msw }) => msw.use(respondWithServerError('get', usersPath)),
  play: expectLoadFailed('Merrow Goods', 'The users'),
});

export const UsersEmpty = meta.story({
  args: users,
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(usersPath, () => HttpResponse.json(usersAnswer([], { total: 0, userCount: 0 }))),
    ),
  play: expectEmpty('Merrow Goods', 'Nobody is here yet'),
});

export const UsersRefused = meta.story({
  args: users,
  beforeEach: ({ msw }) => msw.use(respondWithForbidden('get', usersPath)),
  play: expectForbidden('Merrow Goods'),
});

export const TagsLoading = meta.story({
  args: tags,
  beforeEach: ({ msw }) => msw.use(neverRespond('get', tagsPath)),
  play: expectLoading('Merrow Goods', 'tags'),
});

export const TagsFailed = meta.story({
  args: tags,
  beforeEach: ({ msw }) => msw.use(respondWithServerError('get', tagsPath)),
  play: expectLoadFailed('Merrow Goods', 'The tags'),
});

export const TagsEmpty = meta.story({
  args: tags,
  beforeEach: ({ msw }) =>
    msw.use(http.get(tagsPath, () => HttpResponse.json({ tags: [], available: [] }))),
  play: expectEmpty('Merrow Goods', 'The platform has no tags for companies yet.'),
});

export const TagsNotThere = meta.story({
  args: tags,
  beforeEach: ({ msw }) => signedIn(msw),
  play: expectNotFound,
});

export const TokensLoading = meta.story({
  args: tokens,
  beforeEach: ({ msw }) => msw.use(neverRespond('get', tokensPath)),
  play: expectLoading('Merrow Goods', 'tokens'),
});

export const TokensFailed = meta.story({
  tags: ['picture-once'],
  args: tokens,
  beforeEach: ({ msw }) => msw.use(respondWithServerError('get', tokensPath)),
  play: expectLoadFailed('Merrow Goods', 'The tokens'),
});

export const TokensEmpty = meta.story({
  args: tokens,
  beforeEach: ({ msw }) => msw.use(http.get(tokensPath, () => HttpResponse.json({ tokens: [] }))),
  play: expectEmpty('Merrow Goods', 'No tokens yet'),
});

export const TokensNotThere = meta.story({
  args: tokens,
  beforeEach: ({ msw }) => signedIn(msw),
  play: expectNotFound,
});

export const LogLoading = meta.story({
  args: log,
  beforeEach: ({ msw }) => msw.use(neverRespond('get', auditLogPath(7))),
  play: expectLoading('Merrow Goods', 'the log'),
});

export const LogFailed = meta.story({
  args: log,
  beforeEach: ({ msw }) => msw.use(respondWithServerError('get', auditLogPath(7))),
  play: expectLoadFailed('Merrow Goods', 'The log'),
});

export const LogNotThere = meta.story({
  args: log,
  beforeEach: ({ msw }) => signedIn(msw),
  play: expectNotFound,
});
