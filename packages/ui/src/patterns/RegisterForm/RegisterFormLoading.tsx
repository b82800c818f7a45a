import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Stack } from '../../layout/Stack/index.ts';

/** The place of the form while it is not known yet which one it is. */
export function RegisterFormLoading() {
  return (
    <Stack gap={20}>
      {['first', 'second', 'third'].map((field) => (
        <Stack key={field} gap={8}>
          <Skeleton width="96px" />
          <Skeleton shape="block" ratio="376 / 44" />
        </Stack>
      ))}
    </Stack>
  );
}
