import type { Cta, CtasAnswer } from '@hangtag/contract/wire/cta';
import { CtaForm, ctaFile, ctaFileType } from '@hangtag/ui/patterns/CtaList';
import { useFormDraft } from '@hangtag/ui/support/useFormDraft';
import { useEffect, useState } from 'react';
import { formSaved } from '../navigation/unsavedForms.ts';
import { contentOf } from '../remote/contentOf.ts';
import { checkLink, loadCtaUses, saveCta, useCtaUses } from '../stores/ctas.ts';
import { companyZone } from '../stores/session.ts';
import { isCtaValue } from '../stores/recoveredForms.ts';
import { bodyOf, valuesOf } from './ctaValues.ts';
import { FileGallery } from './FileGallery.tsx';
import { useForm } from './useForm.ts';
import { useLinkCheck } from './useLinkCheck.ts';

interface CtaModalProps {
  /** Null for a new one. */
  cta: Cta | null;
  /** The list that it is or will be in. */
  answer: CtasAnswer;
  /** Receives the saved one. */
  onSaved?: (cta: Cta) => void;
  onClose: () => void;
  /** Asks to delete it; absent where it is only edited. */
  onDelete?: (cta: Cta) => void;
}

/** Adds or edits one call to action; its file is selected in the gallery above. */
export function CtaModal({ cta, answer, onSaved, onClose, onDelete }: CtaModalProps) {
  const zone = companyZone();
  const name = `cta/${cta?.ctaId ?? 'new'}`;
  const draft = useFormDraft({ name, what: 'the call to action' }, valuesOf(cta, zone), isCtaValue);
  const ctaId = cta?.ctaId;
  const uses = useCtaUses();
  useEffect(() => {
    if (ctaId !== undefined) void loadCtaUses(ctaId);
  }, [ctaId]);
  const link = useLinkCheck(ctaId === undefined ? undefined : () => checkLink(ctaId));
  const [isChoosing, setChoosing] = useState(false);
  const fileType = ctaFileType(draft.typed);
  const { run, reported } = useForm();
  const save = () =>
    void run(async () => {
      const saved = await saveCta(cta, bodyOf(draft.typed, zone));
      formSaved(name);
      onSaved?.(saved);
    }).then((worked) => worked && onClose());
  return (
    <>
      <CtaForm
        {...reported}
        draft={draft}
        cta={cta}
        all={answer.ctas}
        look={answer.look}
        uses={contentOf(uses, (data) => ({ phase: 'ready', ...data }) as const)}
        onRetryUses={() => ctaId !== undefined && void loadCtaUses(ctaId)}
        link={answer.can.checkLinks && answer.can.edit ? link : undefined}
        timeZone={zone}
        onChooseFile={() => setChoosing(true)}
        onSave={save}
        onDelete={
          cta && onDelete && answer.can.edit
            ? () => {
                formSaved(name);
                onDelete(cta);
              }
            : undefined
        }
        onClose={onClose}
      />
      {isChoosing && fileType && (
        <FileGallery
          type={fileType}
          selectedId={ctaFile(draft.typed)?.filesId ?? null}
          onChoose={(file) => draft.set({ file })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
