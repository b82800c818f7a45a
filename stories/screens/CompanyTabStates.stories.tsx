import { http, HttpResponse } from 'msw';
import preview from '../../.storybook/preview.tsx';
import { merrowForPlatform } from '../fixtures/companies.ts';
import { AtAddress, signedIn } from '../support/AtAddress.tsx';
import { fails, isEmpty, isNotThere, loads, refuses } from '../support/screenStates.ts';
import { auditLogPath } from '../wire/auditLog.ts';
import { broken, forbidden, waiting } from '../wire/answers.ts';
import { companyWire, placesWire, platformPath } from '../wire/companies.ts';
import { companyTagsWire, tokensWire } from '../wire/platform.ts';
import { companySectionsWire, givenPath } from '../wire/platformLists.ts';
import { usersPath } from '../wire/users.ts';
import { usersAnswer } from '../fixtures/users.ts';

const tab = (name: string) => ({ address: `/admin/companies/7/${name}` });
const [details, users, tags, tokens, log] = ['details', 'users', 'tags', 'tokens', 'log'].map(tab);
const tagsPath = '/api/companies/7/getTags';
const tokensPath = '/api/admin/apiTokens/7';

const meta = preview.meta({
  title: 'Screens/Companies/Tabs without their data',
  component: AtAddress,
  args: tab('details'),
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signedIn(msw, 'Superadmin');
    msw.use(
      ...companyWire(platformPath(7), merrowForPlatform),
      ...companySectionsWire(),
      ...companyTagsWire(),
      ...tokensWire(),
      ...placesWire,
    );
  },
});

export const DetailsLoading = meta.story({
  tags: ['picture-once'],
  args: details,
  beforeEach: ({ msw }) => msw.use(waiting('get', platformPath(7))),
  play: loads('Company details', 'company'),
});

export const DetailsSectionsLoading = meta.story({
  args: details,
  beforeEach: ({ msw }) => msw.use(waiting('get', givenPath)),
  play: loads('Merrow Goods', 'sections'),
});

export const DetailsSectionsFailed = meta.story({
  args: details,
  beforeEach: ({ msw }) => msw.use(broken('get', givenPath)),
  play: fails('Merrow Goods', 'The sections'),
});

export const UsersLoading = meta.story({
  args: users,
  beforeEach: ({ msw }) => msw.use(waiting('get', usersPath)),
  play: loads('Merrow Goods', 'users'),
});

export const UsersFailed = meta.story({
  args: users,
  beforeEach: ({ msw }) => msw.use(broken('get', usersPath)),
  play: fails('Merrow Goods', 'The users'),
});

export const UsersEmpty = meta.story({
  args: users,
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(usersPath, () => HttpResponse.json(usersAnswer([], { total: 0, userCount: 0 }))),
    ),
  play: isEmpty('Merrow Goods', 'Nobody is here yet'),
});

export const UsersRefused = meta.story({
  args: users,
  beforeEach: ({ msw }) => msw.use(forbidden('get', usersPath)),
  play: refuses('Merrow Goods'),
});

export const TagsLoading = meta.story({
  args: tags,
  beforeEach: ({ msw }) => msw.use(waiting('get', tagsPath)),
  play: loads('Merrow Goods', 'tags'),
});

export const TagsFailed = meta.story({
  args: tags,
  beforeEach: ({ msw }) => msw.use(broken('get', tagsPath)),
  play: fails('Merrow Goods', 'The tags'),
});

export const TagsEmpty = meta.story({
  args: tags,
  beforeEach: ({ msw }) =>
    msw.use(http.get(tagsPath, () => HttpResponse.json({ tags: [], available: [] }))),
  play: isEmpty('Merrow Goods', 'The platform has no tags for companies yet.'),
});

export const TagsNotThere = meta.story({
  args: tags,
  beforeEach: ({ msw }) => signedIn(msw),
  play: isNotThere,
});

export const TokensLoading = meta.story({
  args: tokens,
  beforeEach: ({ msw }) => msw.use(waiting('get', tokensPath)),
  play: loads('Merrow Goods', 'tokens'),
});

export const TokensFailed = meta.story({
  tags: ['picture-once'],
  args: tokens,
  beforeEach: ({ msw }) => msw.use(broken('get', tokensPath)),
  play: fails('Merrow Goods', 'The tokens'),
});

export const TokensEmpty = meta.story({
  args: tokens,
  beforeEach: ({ msw }) => msw.use(http.get(tokensPath, () => HttpResponse.json({ tokens: [] }))),
  play: isEmpty('Merrow Goods', 'No tokens yet'),
});

export const TokensNotThere = meta.story({
  args: tokens,
  beforeEach: ({ msw }) => signedIn(msw),
  play: isNotThere,
});

export const LogLoading = meta.story({
  args: log,
  beforeEach: ({ msw }) => msw.use(waiting('get', auditLogPath(7))),
  play: loads('Merrow Goods', 'the log'),
});

export const LogFailed = meta.story({
  args: log,
  beforeEach: ({ msw }) => msw.use(broken('get', auditLogPath(7))),
  play: fails('Merrow Goods', 'The log'),
});

export const LogNotThere = meta.story({
  args: log,
  beforeEach: ({ msw }) => signedIn(msw),
  play: isNotThere,
});
