import { Button } from '@hangtag/ui/elements/Button';
import { Dialog } from '@hangtag/ui/elements/Dialog';
import { CompanyForm } from '@hangtag/ui/patterns/CompanyForm';
import { useEffect, useState } from 'react';
import { shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { ownCompany } from '../stores/companyDetails.ts';
import { useSession } from '../stores/session.ts';
import { lockOf, logoOf } from './companyWords.ts';
import { FormLoading } from './FormLoading.tsx';
import { LogoGallery } from './LogoGallery.tsx';
import { useCompanyChoices } from './useCompanyChoices.ts';
import { useIsMounted } from './useIsMounted.ts';

/** `?modal=company`: the details of the user's own company above any screen [F065, F073-F083]. */
export function CompanyModal({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const companyId = session.phase === 'member' ? session.user.company.companyId : 0;
  useEffect(() => void (companyId && ownCompany.load(companyId)), [companyId]);
  const { company, saving } = ownCompany.use(companyId);
  const choices = useCompanyChoices();
  const [isChoosing, setChoosing] = useState(false);
  const isSlow = useSlow();
  const isMounted = useIsMounted();
  const now = shown(company);
  // The form has its own dialog; another one for a moment would only flicker.
  if (!now && company.phase !== 'failed' && !isSlow) return null;
  if (!now)
    return (
      <Dialog
        title="Company details"
        size="medium"
        isOpen
        onClose={onClose}
        footer={<Button onPress={onClose}>Close</Button>}
      >
        <RemoteView
          of={company}
          name="company"
          onRetry={() => void ownCompany.load(companyId)}
          loading={<FormLoading />}
          ready={() => null}
        />
      </Dialog>
    );
  return (
    <>
      <CompanyForm
        place="dialog"
        onClose={onClose}
        company={now}
        logo={logoOf(now)}
        choices={choices}
        saving={saving}
        host={location.origin}
        lockedReason={lockOf(now)}
        onSave={(body) => {
          void ownCompany.save(body).then((worked) => {
            if (worked && isMounted()) onClose();
          });
        }}
        onResolve={ownCompany.settle}
        onChooseLogo={() => setChoosing(true)}
        onRemoveLogo={() => void ownCompany.save({ logoFile: null })}
      />
      {isChoosing && (
        <LogoGallery
          selectedId={now.logoFile?.filesId ?? null}
          onChoose={(filesId) => void ownCompany.save({ logoFile: { filesId } })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** Milliseconds after which a loading state appears. */
const SLOW_MS = 300;

function useSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
