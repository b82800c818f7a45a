import { Heading } from '@hangtag/ui/elements/Heading';
import { LinkTabs } from '@hangtag/ui/elements/LinkTabs';
import { VisuallyHidden } from '@hangtag/ui/elements/VisuallyHidden';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { ReactNode } from 'react';
import { paths } from '../navigation/paths.ts';
import { usePlatformCompanyRight } from './usePlatformRight.ts';

const places = {
  overview: { label: 'Overview', href: paths.admin() },
  companies: { label: 'Companies', href: paths.companyList() },
  lists: { label: 'Sections and lists', href: paths.associations() },
  dashboards: { label: 'Dashboards', href: paths.dashboards() },
  log: { label: 'Log', href: paths.platformLog() },
  system: { label: 'System', href: paths.system() },
} as const;

interface AdminHeadProps {
  /** The current page. */
  place: keyof typeof places;
  /** Actions at the end of the title's line. */
  end?: ReactNode;
  /** Content of this page below the navigation. */
  children?: ReactNode;
}

/** The header of an admin page (X7): the area's title and navigation, which shows the current page. */
export function AdminHead({ place, end, children }: AdminHeadProps) {
  const isOperator = usePlatformCompanyRight();
  const heading = (
    <Heading level={1} takesFocus>
      Platform admin<VisuallyHidden> – {places[place].label}</VisuallyHidden>
    </Heading>
  );
  return (
    <Stack gap={20}>
      {end ? (
        <Inline justify="between" align="baseline">
          {heading}
          {end}
        </Inline>
      ) : (
        heading
      )}
      <LinkTabs
        aria-label="Platform admin"
        tabs={Object.values(places).filter(
          (each) => isOperator || (each !== places.log && each !== places.system),
        )}
        current={places[place].href}
      />
      {children}
    </Stack>
  );
}
