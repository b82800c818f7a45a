import { TextField } from '@hangtag/ui/elements/TextField';
import { EditorPanes } from '@hangtag/ui/patterns/EditorPanes';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PhonePreview } from '../support/PhonePreview.tsx';
import { tabTo } from '../support/tabTo.ts';

/** Shows and hides the preview, as a screen does. */
function HeldPanes() {
  const [isShown, setShown] = useState(true);
  const draw = () => <PhonePreview onHide={() => setShown(false)} />;
  return (
    <EditorPanes preview={draw} isPreviewShown={isShown} onPreviewShow={() => setShown(true)}>
      <TextField label="Title" defaultValue="Harvest Olive Oil" />
    </EditorPanes>
  );
}

const meta = preview.meta({
  title: 'Patterns/Editor/EditorPanes/Keyboard',
  component: EditorPanes,
  render: () => <HeldPanes />,
  args: { children: null },
  parameters: { frame: 'screen' },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'Hiding and showing the preview moves focus from one button to the other',
  { globals: { viewport: { value: 'desktop' } } },
  async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Hide the preview' }));
    await userEvent.keyboard('{Enter}');
    const show = await canvas.findByRole('button', { name: 'Show the preview' });
    await waitFor(() => expect(show).toHaveFocus());
    await expect(canvas.queryByTitle('Preview of Harvest Olive Oil')).toBeNull();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByTitle('Preview of Harvest Olive Oil')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Hide the preview' })).toHaveFocus(),
    );
  },
);

Tests.test(
  'Arrows switch panes on a narrow page, and the input is still there',
  { globals: { viewport: { value: 'tablet' } } },
  async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await tabTo(userEvent, title);
    await userEvent.keyboard('Green Oil');
    await userEvent.tab({ shift: true });
    const edit = canvas.getByRole('radio', { name: 'Edit' });
    await expect(edit).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Preview' })).toHaveFocus();
    await expect(await canvas.findByTitle('Preview of Harvest Olive Oil')).toBeVisible();
    await expect(title).not.toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(edit).toHaveFocus();
    await expect(title).toBeVisible();
    await expect(title).toHaveValue('Green Oil');
  },
);
