import { http, HttpResponse } from 'msw';
import preview from '../../.storybook/preview.tsx';
import { AtAddress, signedIn } from '../support/AtAddress.tsx';
import { fails, isEmpty, isNotThere, loads, refuses } from '../support/screenStates.ts';
import { broken, forbidden, waiting } from '../wire/answers.ts';
import { platformWire } from '../wire/platform.ts';
import { platformListsWire, sectionsPath, tagsPath } from '../wire/platformLists.ts';

const lists = '/admin/sections-and-lists';
const sections = { address: `${lists}/content-sections` };
const tags = { address: `${lists}/tags` };
const dashboards = { address: '/admin/quicksight' };
const dashboardsPath = '/api/admin/dashboards';

const meta = preview.meta({
  title: 'Screens/Admin/Without its data',
  component: AtAddress,
  args: { address: '/admin' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signedIn(msw, 'Superadmin');
    msw.use(...platformWire, ...platformListsWire());
  },
});

export const OverviewRefused = meta.story({
  name: 'The overview is refused, as when the role was taken away meanwhile',
  beforeEach: ({ msw }) => msw.use(forbidden('get', '/api/admin/overview')),
  play: refuses('Admin – Overview'),
});

export const DashboardsLoading = meta.story({
  tags: ['picture-once'],
  args: dashboards,
  beforeEach: ({ msw }) => msw.use(waiting('get', dashboardsPath)),
  play: loads('Admin – Dashboards', 'dashboards'),
});

export const DashboardsFailed = meta.story({
  args: dashboards,
  beforeEach: ({ msw }) => msw.use(broken('get', dashboardsPath)),
  play: fails('Admin – Dashboards', 'The dashboards'),
});

export const DashboardLoading = meta.story({
  args: dashboards,
  beforeEach: ({ msw }) => msw.use(waiting('get', `${dashboardsPath}/plans`)),
  play: loads('Admin – Dashboards', 'the figures'),
});

export const DashboardEmpty = meta.story({
  args: dashboards,
  play: isEmpty('Admin – Dashboards', 'There is nothing to count yet.'),
});

export const DashboardsNotThere = meta.story({
  args: dashboards,
  beforeEach: ({ msw }) => signedIn(msw),
  play: isNotThere,
});

export const SectionsLoading = meta.story({
  args: sections,
  beforeEach: ({ msw }) => msw.use(waiting('get', sectionsPath)),
  play: loads('Admin – Sections and lists', 'sections'),
});

export const SectionsEmpty = meta.story({
  args: sections,
  beforeEach: ({ msw }) =>
    msw.use(http.get(sectionsPath, () => HttpResponse.json({ contentSections: [] }))),
  play: isEmpty('Admin – Sections and lists', 'No sections yet'),
});

export const SectionsRefused = meta.story({
  args: sections,
  beforeEach: ({ msw }) => msw.use(forbidden('get', sectionsPath)),
  play: refuses('Admin – Sections and lists'),
});

export const SectionsNotThere = meta.story({
  args: sections,
  beforeEach: ({ msw }) => signedIn(msw),
  play: isNotThere,
});

export const SectionLoading = meta.story({
  args: { address: `${sections.address}?section=1` },
  beforeEach: ({ msw }) => msw.use(waiting('get', sectionsPath)),
  play: loads('Section', 'section'),
});

export const SectionFailed = meta.story({
  args: { address: `${sections.address}?section=1` },
  beforeEach: ({ msw }) => msw.use(broken('get', sectionsPath)),
  play: fails('Section', 'The section'),
});

export const TagsLoading = meta.story({
  args: tags,
  beforeEach: ({ msw }) => msw.use(waiting('get', tagsPath)),
  play: loads('Admin – Sections and lists', 'tags'),
});

export const TagsEmpty = meta.story({
  args: tags,
  beforeEach: ({ msw }) => msw.use(http.get(tagsPath, () => HttpResponse.json({ tags: [] }))),
  play: isEmpty('Admin – Sections and lists', 'No tags yet'),
});

export const TagsFailed = meta.story({
  args: tags,
  beforeEach: ({ msw }) => msw.use(broken('get', tagsPath)),
  play: fails('Admin – Sections and lists', 'The tags'),
});

export const TagsNotThere = meta.story({
  args: tags,
  beforeEach: ({ msw }) => signedIn(msw),
  play: isNotThere,
});
