import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { Stack } from '@hangtag/ui/layout/Stack';

const fields = ['first', 'second', 'third', 'fourth'] as const;

/** The places of a form's fields while it loads, each with its label, in their own heights. */
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
