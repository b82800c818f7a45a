import { http, HttpResponse } from 'msw';
import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { system } from '../fixtures/system.ts';
import { respondWithServerError } from '../mocks/answers.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { expectLoadFailed, expectNotFound } from '../support/expectScreenState.ts';

const path = '/api/admin/system';

const meta = preview.meta({
  title: 'Screens/Admin/System',
  component: AppAtAddress,
  args: { address: '/admin/system' },
  tags: ['!picture'],
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw, 'Superadmin', { companyId: 1 });
    let answer = system;
    msw.use(
      http.get(path, () => HttpResponse.json(answer)),
      http.post<{ id: string }>(`${path}/jobs/:id/retry`, ({ params }) => {
        const failed = answer.failed.filter(({ jobId }) => jobId !== Number(params.id));
        answer = { ...answer, failed, failedCount: failed.length };
        return HttpResponse.json({ retried: 1 });
      }),
    );
  },
});

export const Default = meta.story();

Default.test('names the release beside what was given up', async ({ canvas }) => {
  await expect(await canvas.findByText('Your invoice of November')).toBeVisible();
  await expect(canvas.getByText('Hangtag 0.1.0, commit 3f40fcb7ab12')).toBeVisible();
});

Default.test('a job that is tried again leaves the list', async ({ canvas, userEvent }) => {
  const name = 'Try again Email to noor@merrow.example';
  await userEvent.click(await canvas.findByRole('button', { name }));
  await expect(await screen.findByText('Queued again. It starts within seconds.')).toBeVisible();
  await expect(canvas.queryByText('Your invoice of November')).toBeNull();
});

Default.test(
  'load failed',
  { beforeEach: ({ msw }) => msw.use(respondWithServerError('get', path)) },
  expectLoadFailed('Platform admin – System', 'The list of failed work'),
);

Default.test(
  'is hidden from Superadmins of other companies',
  { beforeEach: ({ msw }) => signInAs(msw, 'Superadmin', { companyId: 7 }) },
  expectNotFound,
);
