import { http, HttpResponse } from 'msw';
import preview from '../../.storybook/preview.tsx';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
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
    await signInAs(msw, 'Superadmin', { companyId: 1 });
    msw.use(...platformHandlers, ...platformListsHandlers());
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'The overview is refused after the role was removed',
  { beforeEach: ({ msw }) => msw.use(respondWithForbidden('get', '/api/admin/overview')) },
  expectForbidden('Platform admin – Overview'),
);

export const DashboardsLoading = meta.story({
  args: dashboards,
  beforeEach: ({ msw }) => msw.use(neverRespond('get', dashboardsPath)),
  play: expectLoading('Platform admin – Dashboards', 'dashboards'),
});

Tests.test(
  'dashboards failed',
  {
    args: dashboards,
    beforeEach: ({ msw }) => msw.use(respondWithServerError('get', dashboardsPath)),
  },
  expectLoadFailed('Platform admin – Dashboards', 'The dashboards'),
);

Tests.test(
  'dashboard loading',
  {
    args: dashboards,
    beforeEach: ({ msw }) => msw.use(neverRespond('get', `${dashboardsPath}/plans`)),
  },
  expectLoading('Platform admin – Dashboards', 'the figures'),
);

Tests.test(
  'dashboard empty',
  { args: dashboards },
  expectEmpty('Platform admin – Dashboards', 'There is nothing to count yet.'),
);

Tests.test(
  'dashboards not found',
  { args: dashboards, beforeEach: ({ msw }) => signInAs(msw) },
  expectNotFound,
);

Tests.test(
  'sections loading',
  { args: sections, beforeEach: ({ msw }) => msw.use(neverRespond('get', sectionsPath)) },
  expectLoading('Platform admin – Sections and lists', 'sections'),
);

Tests.test(
  'sections empty',
  {
    args: sections,
    beforeEach: ({ msw }) =>
      msw.use(http.get(sectionsPath, () => HttpResponse.json({ contentSections: [] }))),
  },
  expectEmpty('Platform admin – Sections and lists', 'No sections yet'),
);

Tests.test(
  'sections refused',
  { args: sections, beforeEach: ({ msw }) => msw.use(respondWithForbidden('get', sectionsPath)) },
  expectForbidden('Platform admin – Sections and lists'),
);

Tests.test(
  'sections not found',
  { args: sections, beforeEach: ({ msw }) => signInAs(msw) },
  expectNotFound,
);

Tests.test(
  'section loading',
  {
    args: { address: `${sections.address}?section=1` },
    beforeEach: ({ msw }) => msw.use(neverRespond('get', sectionsPath)),
  },
  expectLoading('Section', 'section'),
);

Tests.test(
  'section failed',
  {
    args: { address: `${sections.address}?section=1` },
    beforeEach: ({ msw }) => msw.use(respondWithServerError('get', sectionsPath)),
  },
  expectLoadFailed('Section', 'The section'),
);

Tests.test(
  'tags loading',
  { args: tags, beforeEach: ({ msw }) => msw.use(neverRespond('get', tagsPath)) },
  expectLoading('Platform admin – Sections and lists', 'tags'),
);

Tests.test(
  'tags empty',
  {
    args: tags,
    beforeEach: ({ msw }) => msw.use(http.get(tagsPath, () => HttpResponse.json({ tags: [] }))),
  },
  expectEmpty('Platform admin – Sections and lists', 'No tags yet'),
);

Tests.test(
  'tags failed',
  { args: tags, beforeEach: ({ msw }) => msw.use(respondWithServerError('get', tagsPath)) },
  expectLoadFailed('Platform admin – Sections and lists', 'The tags'),
);

Tests.test(
  'tags not found',
  { args: tags, beforeEach: ({ msw }) => signInAs(msw) },
  expectNotFound,
);
