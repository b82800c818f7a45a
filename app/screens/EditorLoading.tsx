import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { Stack } from '@hangtag/ui/layout/Stack';
import { EditorPanes } from '@hangtag/ui/patterns/EditorPanes';
import { showPreview, usePreferences } from '../stores/preferences.ts';
import { FormLoading } from './FormLoading.tsx';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

interface EditorLoadingProps {
  /** Whether the editor has a preview beside the form. @default false */
  hasPreview?: boolean;
}

/** Skeletons of an editor's list, form and preview, with their backgrounds. */
export function EditorLoading({ hasPreview = false }: EditorLoadingProps) {
  const { isPreviewShown } = usePreferences();
  return (
    <EditorPanes
      preview={hasPreview ? 'waiting' : undefined}
      isPreviewShown={isPreviewShown}
      onPreviewShow={() => showPreview(true)}
      list={
        <Stack gap={24}>
          {rows.map((row) => (
            <Skeleton key={row} width="72%" />
          ))}
        </Stack>
      }
    >
      <FormLoading />
    </EditorPanes>
  );
}
