import { shown } from '../remote/Remote.ts';
import { useTitle } from '../navigation/title.ts';
import { useCompany } from '../stores/company.ts';
import { CompanyContentFrame } from './CompanyContentFrame.tsx';
import { CompanyContentPart } from './CompanyContentPart.tsx';

/** The brand's story, on the pages of all its products, in every plan [F015, D40]. */
export function CompanySignatureScreen() {
  const definitions = shown(useCompany())?.contentSections ?? [];
  useTitle('About the brand');
  return (
    <CompanyContentFrame>
      {(content, draft) => (
        <CompanyContentPart
          part="signature"
          content={content}
          draft={draft}
          definitions={definitions}
          locked={content.can.locked}
        />
      )}
    </CompanyContentFrame>
  );
}
