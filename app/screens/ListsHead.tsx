import { LinkTabs } from '@hangtag/ui/elements/LinkTabs';
import { useLocation } from 'wouter';
import { paths } from '../navigation/paths.ts';
import { AdminHead } from './AdminHead.tsx';

/** The header of the platform's lists [F027-F029]. */
export function ListsHead() {
  const [path] = useLocation();
  return (
    <AdminHead place="lists">
      <LinkTabs
        aria-label="Sections and lists"
        tabs={[
          { label: 'Associations', href: paths.associations() },
          { label: 'Content sections', href: paths.contentSections() },
          { label: 'Tags', href: paths.tags() },
          { label: 'Blocked sites', href: paths.blockedSites() },
        ]}
        current={path}
      />
    </AdminHead>
  );
}
