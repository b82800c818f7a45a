import { CodePanel, type CodePanelProps } from '@hangtag/ui/patterns/CodePanel';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { codeAnswer, codeSymbol } from '../fixtures/code.ts';
import { Arriving, expectNoJump } from '../support/Arriving.tsx';
import { expectPhrases, expectStops } from '../support/phrases.ts';

/** Holds the printed width, as the screen does. */
function Screen(props: CodePanelProps) {
  const [widthMm, setWidthMm] = useState(props.widthMm);
  return <CodePanel {...props} widthMm={widthMm} onWidthChange={setWidthMm} />;
}

const ready = (changes: Partial<typeof codeAnswer> = {}) => ({
  phase: 'ready' as const,
  code: { ...codeAnswer, ...changes },
});

const meta = preview.meta({
  title: 'Patterns/CodePanel',
  component: Screen,
  args: {
    content: ready() as CodePanelProps['content'],
    name: 'Harvest Olive Oil',
    symbolUrl: codeSymbol,
    fileHref: ({ format, widthMm, dpi }) => `/codes/qr.${format}?widthMm=${widthMm}&dpi=${dpi}`,
    widthMm: 24,
    onWidthChange: fn(),
    changeCount: 3,
    onCopy: fn(() => Promise.resolve()) as CodePanelProps['onCopy'],
    onRetry: fn(),
  } satisfies CodePanelProps,
  parameters: { frame: 'wide' },
});

export const Example = meta.story({ tags: ['picture'] });

export const AllPassed = meta.story({ args: { changeCount: 0 } });

export const CopiesAndSaysSo = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(codeAnswer.url);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Address copied'));
  },
});

export const CopyRefusedByTheBrowser = meta.story({
  args: { onCopy: () => Promise.reject(new Error('denied')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await waitFor(() => expect(canvas.getByText(/copy it by hand/)).toBeVisible());
  },
});

export const WidthChangesDrawingFilesAndFacts = meta.story({
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Printed width, mm' });
    await userEvent.clear(field);
    await userEvent.type(field, '10');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('10 mm')).toBeVisible());
    await expect(canvas.getByText('0.34 mm')).toBeVisible();
    const svg = canvas.getByRole('link', { name: /^Download SVG.*10 mm wide/ });
    await expect(svg).toHaveAttribute('href', '/codes/qr.svg?widthMm=10&dpi=300');
  },
});

export const UnreadableIsNotOffered = meta.story({
  tags: ['picture'],
  args: { content: ready({ decoded: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Download/ })).toBeNull();
    await expect(canvas.getByText('This code is not offered.')).toBeVisible();
  },
});

export const OnlyOnThisComputer = meta.story({
  tags: ['picture'],
  args: {
    content: ready({
      localOnly: true,
      published: false,
      kind: 'short',
      gtin14: null,
      url: 'http://localhost:4000/p/7kq2m9xw4t',
    }),
  },
});

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

export const NothingJumps = meta.story({
  name: 'What comes takes the place that was kept for it',
  render: (args) => (
    <Arriving
      loading={<CodePanel {...args} content={{ phase: 'loading' }} />}
      ready={<CodePanel {...args} />}
    />
  ),
  play: async ({ canvasElement, userEvent }) => {
    await expectNoJump(canvasElement, userEvent);
  },
});

export const Failed = meta.story({
  args: { content: { phase: 'failed', sentence: 'The server could not be reached.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const OnAPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
});

export const InHighContrast = Example.extend({
  name: 'In high contrast',
  tags: ['picture-once', '!picture'],
  globals: { theme: 'high contrast' },
});

export const Spoken = Example.extend({
  name: 'Spoken',
  tags: ['!picture', '!picture-once'],
  play: async ({ canvasElement, userEvent }) => {
    await expectPhrases(canvasElement, [
      'figure',
      '24',
      'mm',
      'image, Code of Harvest Olive Oil: opens https://id.merrow.example/01/09520123456788',
      '(01) 09520123456788',
      'caption',
      'Dashed line: keep this area empty',
      '0.83',
      'mm per module',
      'Printed width, mm',
      'group',
      'button, Decrease Printed width, mm, 1 control',
      'Number field, Printed width, mm, 24, From 10 to 200, without the empty area around it.',
      'button, Increase Printed width, mm, 1 control',
      'From 10 to 200, without the empty area around it.',
      'region, GS1 Digital Link',
      'heading, GS1 Digital Link, level 2',
      'https://id.merrow.example/01/',
      'strong',
      '09520123456788',
      'button, Copy address',
      'link, Open',
      'status',
      'region, Download',
      'heading, Download, level 2',
      'link, Download SVG For designers and printers 24 mm wide',
      'link, Download PNG, 300 dpi For office printers 24 mm wide',
      'link, Download PNG, 600 dpi For labels and presses 24 mm wide',
      'region, Print preflight',
      'heading, Print preflight, level 2',
      '4 passed, 1 to check',
      'list',
      'listitem, level 1, position 1, set size 5',
      'Passed',
      ':',
      'Read back from the drawn picture',
      'By a reader that did not draw it',
      'Same address',
      'listitem, level 1, position 2, set size 5',
      'Passed',
      ':',
      'GTIN check digit and GS1 syntax',
      'Valid',
      'listitem, level 1, position 3, set size 5',
      'Passed',
      ':',
      'Module size',
      'GS1 allows 0.396 to 0.990 mm at the till',
      '0.83 mm',
      'listitem, level 1, position 4, set size 5',
      'Passed',
      ':',
      'Empty area around the code',
      '4 modules',
      'listitem, level 1, position 5, set size 5',
      'To check',
      ':',
      'The published page is older than the draft',
      'Publish 3 changes before you print, or people will see the old page.',
      'Older',
    ]);
    await expectStops(userEvent, [
      'Number field, Printed width, mm, 24, From 10 to 200, without the empty area around it.',
      'button, Copy address',
      'link, Open',
      'link, Download SVG For designers and printers 24 mm wide',
      'link, Download PNG, 300 dpi For office printers 24 mm wide',
      'link, Download PNG, 600 dpi For labels and presses 24 mm wide',
    ]);
  },
});
