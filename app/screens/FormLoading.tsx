import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { Stack } from '@hangtag/ui/layout/Stack';

const fields = ['first', 'second', 'third', 'fourth'] as const;

/** Skeletons of a form's labelled fields. */
export function FormLoading() {
  return (
    <Stack gap={24}>
      {fields.map((field) => (
        <Stack key={field} gap={8}>
          <Skeleton width="min(22%, 128px)" />
          <Skeleton shape="block" width="min(100%, 584px)" ratio="584 / 36" />
        </Stack>
      ))}
    </Stack>
  );
}
