import { Heading } from '@hangtag/ui/elements/Heading';
import { LinkTabs } from '@hangtag/ui/elements/LinkTabs';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';

const places = {
  overview: { label: 'Overview', href: paths.admin() },
  companies: { label: 'Companies', href: paths.companyList() },
  lists: { label: 'Sections and lists', href: paths.associations() },
  dashboards: { label: 'Dashboards', href: paths.dashboards() },
  log: { label: 'Log', href: paths.platformLog() },
} as const;

interface AdminHeadProps {
  /** The place one is in. */
  place: keyof typeof places;
  title: string;
  /** What can be done with all of it, at the end of the title's line. */
  end?: ReactNode;
  /** What stands below the title and belongs to it. */
  children?: ReactNode;
}

/** The head of a place of the admin area: the way to all of them, and its title (X7). */
export function AdminHead({ place, title, end, children }: AdminHeadProps) {
  const heading = (
    <Heading level={1} takesFocus>
      {title}
    </Heading>
  );
  return (
    <Stack gap={20}>
      <LinkTabs aria-label="Admin" tabs={Object.values(places)} current={places[place].href} />
      {end ? (
        <Inline justify="between" align="baseline">
          {heading}
          {end}
        </Inline>
      ) : (
        heading
      )}
      {children}
    </Stack>
  );
}
