import { NotFound } from '@hangtag/ui/patterns/NotFound';
import { VisuallyHidden } from '@hangtag/ui/elements/VisuallyHidden';
import { Page } from '@hangtag/ui/layout/Page';
import { paths } from '../navigation/paths.ts';

/** "Not found" inside the frame of a signed-in user. */
export function NotFoundPart() {
  return (
    <Page>
      <VisuallyHidden>
        <h1>Not found</h1>
      </VisuallyHidden>
      <NotFound homeHref={paths.home()} homeLabel="Go to home" />
    </Page>
  );
}
