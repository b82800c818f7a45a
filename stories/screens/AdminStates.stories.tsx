import { http, HttpResponse } from 'msw';
import preview from '../../.storybook/preview.tsx';
import { AppAtAddress, signedIn } from '../support/AppAtAddress.tsx';
import {
  expectLoadFailed,
  expectEmpty,
  expectNotFound,
  expectLoading,
  expectForbidden,
} from '../support/expectScreenState.ts';
import { respondWithServerError, respondWithForbidden, neverRespond } from '../mocks/answers.ts';
import { platformHandlers } from '../mocks/platform.ts';
import { platformListsHandlers, sectionsPath, tagsPath } from '../mocks/platformLists.ts';

const lists = '/admin/sections-and-lists';
const sections = { address: `${lists}/content-sections` };
const tags = { address: `${lists}/tags` };
const dashboards = { address: '/admin/quicksight' };
const dashboardsPath = '/api/admin/dashboards';

const meta = preview.meta({
  title: 'Screens/Admin/Without its data',
  component: AppAtAddress,
  args: { address: '/admin' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signedIn(msw, 'Superadmin');
    msw.use(...platformHandlers, ...platformListsHandlers());
  },
});

export const OverviewRefused = meta.story({
  name: 'The overview is refused, as when the role was taken away meanwhile',
  beforeEach: ({ msw }) => msw.use(respondWithForbidden('get', '/api/admin/overview')),
  play: expectForbidden('Admin – Overview'),
});

export const DashboardsLoading = meta.story({
  tags: ['picture-once'],
  args: dashboards,
  beforeEach: ({ msw }) => msw.use(neverRespond('get', dashboardsPath)),
  play: expectLoading('Admin – Dashboards', 'dashboards'),
});

export const DashboardsFailed = meta.story({
  args: dashboards,
  beforeEach: ({ msw }) => msw.use(respondWithServerError('get', dashboardsPath)),
  play: expectLoadFailed('Admin – Dashboards', 'The dashboards'),
});

export const DashboardLoading = meta.story({
  args: dashboards,
  beforeEach: ({ msw }) => msw.use(neverRespond('get', `${dashboardsPath}/plans`)),
  play: expectLoading('Admin – Dashboards', 'the figures'),
});

export const DashboardEmpty = meta.story({
  args: dashboards,
  play: expectEmpty('Admin – Dashboards', 'There is nothing to count yet.'),
});

export const DashboardsNotThere = meta.story({
  args: dashboards,
  beforeEach: ({ msw }) => signedIn(msw),
  play: expectNotFound,
});

export const SectionsLoading = meta.story({
  args: sections,
  beforeEach: ({ msw }) => msw.use(neverRespond('get', sectionsPath)),
  play: expectLoading('Admin – Sections and lists', 'sections'),
});

export const SectionsEmpty = meta.story({
  args: sections,
  beforeEach: ({ msw }) =>
    msw.use(http.get(sectionsPath, () => HttpResponse.json({ contentSections: [] }))),
  play: expectEmpty('Admin – Sections and lists', 'No sections yet'),
});

export const SectionsRefused = meta.story({
  args: sections,
  beforeEach: ({ msw }) => msw.use(respondWithForbidden('get', sectionsPath)),
  play: expectForbidden('Admin – Sections and lists'),
});

export const SectionsNotThere = meta.story({
  args: sections,
  beforeEach: ({ msw }) => signedIn(msw),
  play: expectNotFound,
});

export const SectionLoading = meta.story({
  args: { address: `${sections.address}?section=1` },
  beforeEach: ({ msw }) => msw.use(neverRespond('get', sectionsPath)),
  play: expectLoading('Section', 'section'),
});

export const SectionFailed = meta.story({
  args: { address: `${sections.address}?section=1` },
  beforeEach: ({ msw }) => msw.use(respondWithServerError('get', sectionsPath)),
  play: expectLoadFailed('Section', 'The section'),
});

export const TagsLoading = meta.story({
  args: tags,
  beforeEach: ({ msw }) => msw.use(neverRespond('get', tagsPath)),
  play: expectLoading('Admin – Sections and lists', 'tags'),
});

export const TagsEmpty = meta.story({
  args: tags,
  beforeEach: ({ msw }) => msw.use(http.get(tagsPath, () => HttpResponse.json({ tags: [] }))),
  play: expectEmpty('Admin – Sections and lists', 'No tags yet'),
});

export const TagsFailed = meta.story({
  args: tags,
  beforeEach: ({ msw }) => msw.use(respondWithServerError('get', tagsPath)),
  play: expectLoadFailed('Admin – Sections and lists', 'The tags'),
});

export const TagsNotThere = meta.story({
  args: tags,
  beforeEach: ({ msw }) => signedIn(msw),
  play: expectNotFound,
});
