import { Page } from '@hangtag/ui/layout/Page';
import { EditorLoading } from './EditorLoading.tsx';
import { FormLoading } from './FormLoading.tsx';

/** The place of the tab that is open while its product loads. @param current The tab's address. */
export function LoadingTab({ current }: { current: string }) {
  if (current.endsWith('/content')) return <EditorLoading hasPreview />;
  return (
    <Page width="form">
      <FormLoading />
    </Page>
  );
}
