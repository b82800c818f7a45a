/** The index and the start page as stories, so that axe and tests cover them; readers open the pages themselves. */
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { IndexPage } from './IndexPage.tsx';
import { StartPage } from './StartPage.tsx';

const entry = (id: string, title: string, type: string, tags: readonly string[]) => ({
  [id]: { id, title, type, tags },
});

const meta = preview.meta({
  title: 'Foundations/Entry pages',
  component: IndexPage,
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: { frame: 'wide', chromatic: { disableSnapshot: true } },
});

export const Index = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/index.json', () =>
        HttpResponse.json({
          entries: {
            ...entry('elements-badge--docs', 'Elements/Badge', 'docs', ['picture']),
            ...entry('elements-badge--tones', 'Elements/Badge', 'story', ['picture']),
            ...entry('patterns-app-shell--docs', 'Patterns/App/Shell', 'docs', []),
            ...entry('patterns-app-shell-keys--docs', 'Patterns/App/Shell/Keys', 'docs', []),
          },
        }),
      ),
    ),
});

Index.test('shows the first picture of each component', async ({ canvas }) => {
  const badge = await canvas.findByRole('link', { name: 'Badge' });
  await expect(badge.querySelector('img')).toHaveAttribute(
    'src',
    'pictures/elements-badge/tones.png',
  );
  await expect(canvas.getByRole('link', { name: 'Shell' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Shell: Keys' })).toBeNull();
});

export const Start = meta.story({ render: () => <StartPage /> });

Start.test('links each choice to its page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'SegmentedControl' })).toHaveAttribute(
    'href',
    '?path=/docs/elements-segmentedcontrol--docs',
  );
});
