import { Logo } from '../../brand/Logo/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Frame } from '../../layout/Frame/index.ts';
import { Page } from '../../layout/Page/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import * as css from './FrameLoading.css.ts';

/** The window before it is known who is signed in: the bar with the logo, and a page to come. */
export function FrameLoading() {
  return (
    <Frame
      above={
        <div className={css.bar} data-component="FrameLoading">
          <Logo />
        </div>
      }
    >
      <Page>
        <VisuallyHidden announcement="once">Loading</VisuallyHidden>
        <Stack gap={24}>
          <Skeleton width="min(40%, 240px)" />
          <Skeleton shape="block" ratio="1184 / 240" />
        </Stack>
      </Page>
    </Frame>
  );
}
