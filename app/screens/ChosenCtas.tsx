import type { Cta, CtasAnswer } from '@hangtag/contract/wire/cta';
import { PageCtas, type PageCtasProps } from '@hangtag/ui/patterns/CtaList';
import { useEffect, useState } from 'react';
import { paths } from '../navigation/paths.ts';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import { loadCtas, useCtas } from '../stores/ctas.ts';
import { selectCta, usePreferences } from '../stores/preferences.ts';
import { CtaModal } from './CtaModal.tsx';

interface ChosenCtasProps extends Pick<
  PageCtasProps,
  'of' | 'selected' | 'published' | 'lockedReason'
> {
  /** Changes the ids of the draft as it is now. */
  onEdit: (change: (selected: readonly number[]) => readonly number[]) => void;
}

const listed = ({ ctas }: CtasAnswer) => ({ phase: 'ready', ctas }) as const;

/** The calls to action of a draft, and the form of the one that is selected [F021] [F042]. */
export function ChosenCtas(props: ChosenCtasProps) {
  const { of, selected, published, lockedReason, onEdit } = props;
  const { list } = useCtas();
  const { selectedCta } = usePreferences();
  const [isCreating, setCreating] = useState(false);
  useEffect(() => void loadCtas(), []);
  const answer = shown(list);
  const edited = answer?.ctas.find(({ ctaId }) => ctaId === selectedCta);
  const close = () => {
    setCreating(false);
    selectCta(null);
  };
  const add = ({ ctaId }: Cta) => {
    if (isCreating) onEdit((now) => [...now, ctaId]);
  };
  return (
    <>
      <PageCtas
        of={of}
        content={contentOf(list, listed)}
        selected={selected}
        published={published ?? null}
        onEveryPage={answer?.onEveryPage ?? []}
        companyHref={paths.companyCtas()}
        lockedReason={lockedReason ?? null}
        onChange={(next) => onEdit(() => next)}
        onEdit={({ ctaId }) => selectCta(ctaId)}
        onCreate={answer?.can.addLocked === null ? () => setCreating(true) : undefined}
        onRetry={() => void loadCtas()}
      />
      {answer && (isCreating || edited) && (
        <CtaModal
          cta={isCreating ? null : (edited ?? null)}
          answer={answer}
          onSaved={add}
          onClose={close}
        />
      )}
    </>
  );
}
