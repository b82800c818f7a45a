import type { Cta } from '@hangtag/contract/wire/cta';
import { CtaForm } from '@hangtag/ui/patterns/CtaList';
import { useFormDraft } from '@hangtag/ui/support/useFormDraft';
import { useEffect, useState } from 'react';
import { loadCtaUses, saveCta, useCtaUses } from '../stores/ctas.ts';
import { companyZone } from '../stores/session.ts';
import { isCtaValue } from '../stores/recoveredForms.ts';
import { bodyOf, valuesOf } from './ctaValues.ts';
import { PdfGallery } from './PdfGallery.tsx';
import { useForm } from './useForm.ts';

interface CtaModalProps {
  /** Null for a new one. */
  cta: Cta | null;
  /** Receives the saved one. */
  onSaved?: (cta: Cta) => void;
  onClose: () => void;
}

/** Adds or edits one call to action; its document is selected in the gallery above. */
export function CtaModal({ cta, onSaved, onClose }: CtaModalProps) {
  const zone = companyZone();
  const name = `cta/${cta?.ctaId ?? 'new'}`;
  const draft = useFormDraft({ name, what: 'the call to action' }, valuesOf(cta, zone), isCtaValue);
  const ctaId = cta?.ctaId;
  const uses = useCtaUses(ctaId);
  useEffect(() => {
    if (ctaId !== undefined) void loadCtaUses(ctaId);
  }, [ctaId]);
  const [isChoosing, setChoosing] = useState(false);
  const { run, reported } = useForm();
  const save = () =>
    void run(async () => {
      const saved = await saveCta(cta, bodyOf(draft.typed, zone));
      onSaved?.(saved);
    }).then((worked) => worked && onClose());
  return (
    <>
      <CtaForm
        {...reported}
        draft={draft}
        about={cta ? 'existing' : 'new'}
        livePages={cta?.livePages ?? 0}
        uses={uses}
        timeZone={zone}
        onChooseFile={() => setChoosing(true)}
        onSave={save}
        onClose={onClose}
      />
      {isChoosing && (
        <PdfGallery
          selectedId={draft.typed.file?.filesId ?? null}
          onChoose={(file) => draft.set({ file })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
