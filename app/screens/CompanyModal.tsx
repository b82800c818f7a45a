import type { Company } from '@hangtag/contract/wire/company';
import { Button } from '@hangtag/ui/elements/Button';
import { Dialog } from '@hangtag/ui/elements/Dialog';
import { ActingForNotice } from '@hangtag/ui/patterns/ActingForNotice';
import { CompanyForm, PlatformCompanyForm } from '@hangtag/ui/patterns/CompanyForm';
import { useEffect, useState } from 'react';
import { useModal } from '../navigation/modal.ts';
import { type Remote, shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { ownCompany, platformCompany } from '../stores/companyDetails.ts';
import { lockOf, logoOf } from './companyFormProps.ts';
import { FormLoading } from './FormLoading.tsx';
import { FileGallery } from './FileGallery.tsx';
import { useCompanyChoices } from './useCompanyChoices.ts';
import { useIsMounted } from './useIsMounted.ts';
import { useModalCompany } from './useModalCompany.ts';
import { usePlatformRight } from './usePlatformRight.ts';

/** `?modal=company`: the details of a company above any screen; a Superadmin has the platform's variant [F065, F073-F083, F202]. */
export function CompanyModal(props: { onClose: () => void }) {
  return usePlatformRight() ? <PlatformModal {...props} /> : <OwnModal {...props} />;
}

function OwnModal({ onClose }: { onClose: () => void }) {
  const { companyId } = useModalCompany();
  useEffect(() => void (companyId && ownCompany.load(companyId)), [companyId]);
  const { company, saving } = ownCompany.use(companyId);
  const choices = useCompanyChoices();
  const [isChoosing, setChoosing] = useState(false);
  const isMounted = useIsMounted();
  const now = shown(company);
  if (!now)
    return (
      <NoCompany company={company} companyId={companyId} onClose={onClose} load={ownCompany.load} />
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
        <FileGallery
          type="image"
          selectedId={now.logoFile?.filesId ?? null}
          onChoose={({ filesId }) => void ownCompany.save({ logoFile: { filesId } })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** The platform's variant: of the Superadmin's own company, or of the one that the address names (D51). */
function PlatformModal({ onClose }: { onClose: () => void }) {
  const { companyId, isOther } = useModalCompany();
  const modal = useModal();
  const close = isOther ? () => modal.close('companyId') : onClose;
  useEffect(() => void (companyId && platformCompany.load(companyId)), [companyId]);
  const { company, saving } = platformCompany.use(companyId);
  const choices = useCompanyChoices();
  const [isChoosing, setChoosing] = useState(false);
  const isMounted = useIsMounted();
  const now = shown(company);
  if (!now)
    return (
      <NoCompany
        company={company}
        companyId={companyId}
        onClose={close}
        load={platformCompany.load}
      />
    );
  return (
    <>
      <PlatformCompanyForm
        place="dialog"
        onClose={close}
        toolbar={isOther && <ActingForNotice companyName={now.companyName} about="company" />}
        company={now}
        logo={logoOf(now)}
        choices={choices}
        saving={saving}
        host={location.origin}
        onSave={(body) => {
          void platformCompany.save(body).then((worked) => {
            if (worked && isMounted()) close();
          });
        }}
        onResolve={platformCompany.settle}
        onChooseLogo={() => setChoosing(true)}
        onRemoveLogo={() => void platformCompany.save({ logoFile: null })}
      />
      {isChoosing && (
        <FileGallery
          type="image"
          companyId={companyId}
          selectedId={now.logoFile?.filesId ?? null}
          onChoose={({ filesId }) => void platformCompany.save({ logoFile: { filesId } })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

interface NoCompanyProps {
  company: Remote<Company>;
  companyId: number;
  load: (companyId: number) => Promise<void>;
  onClose: () => void;
}

/** The dialog while the company is loading, or did not load. */
function NoCompany({ company, companyId, load, onClose }: NoCompanyProps) {
  const isSlow = useSlow();
  // The form has its own dialog; another one for a moment would only flicker.
  if (company.phase !== 'failed' && !isSlow) return null;
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
        onRetry={() => void load(companyId)}
        loading={<FormLoading />}
        ready={() => null}
      />
    </Dialog>
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
