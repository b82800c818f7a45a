import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { Stack } from '@hangtag/ui/layout/Stack';
import { EditorPanes } from '@hangtag/ui/patterns/EditorPanes';
import { FormLoading } from './FormLoading.tsx';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** The places of an editor's list and form while they load, on their own grounds. */
export function EditorLoading() {
  return (
    <EditorPanes
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
