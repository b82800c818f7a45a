import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Stack } from '../../layout/Stack/index.ts';

/** Each field with the lines of its hint. */
const fields = [
  { name: 'email', hintLines: 1 },
  { name: 'name', hintLines: 0 },
  { name: 'password', hintLines: 2 },
  { name: 'again', hintLines: 0 },
] as const;

const button = <Skeleton shape="block" ratio="376 / 44" />;

/** The place of the form while it is not known yet which one it is: its four fields, its button and the other way. */
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
