import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Stack } from '../../layout/Stack/index.ts';

/** Each field with the number of its hint's lines. */
const fields = [
  { name: 'email', hintLines: 1 },
  { name: 'name', hintLines: 0 },
  { name: 'password', hintLines: 2 },
  { name: 'again', hintLines: 0 },
] as const;

const button = <Skeleton shape="block" ratio="376 / 44" />;

/** The skeleton of the form while its kind is unknown: four fields, the button and the link. */
export function RegisterFormLoading() {
  return (
    <Stack gap={20}>
      {fields.map(({ name, hintLines }) => (
        <Stack key={name} gap={4}>
          <Skeleton width="96px" />
          {button}
          {hintLines > 0 && <Skeleton width={hintLines > 1 ? '100%' : '60%'} />}
          {hintLines > 1 && <Skeleton width="40%" />}
        </Stack>
      ))}
      {button}
      <Skeleton width="104px" />
    </Stack>
  );
}
