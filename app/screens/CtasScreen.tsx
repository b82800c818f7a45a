import { limitText } from '@hangtag/contract/rules/productLimits';
import type { Cta, CtasAnswer } from '@hangtag/contract/wire/cta';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { CtaList } from '@hangtag/ui/patterns/CtaList';
import { FormRecoveryContext } from '@hangtag/ui/support/useFormDraft';
import { useEffect, useState } from 'react';
import { useModal } from '../navigation/modal.ts';
import { useTitle } from '../navigation/title.ts';
import { modalForms } from '../navigation/unsavedForms.ts';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import { loadCtas, moveCta, removeCta, replaceCta, switchOffCta, useCtas } from '../stores/ctas.ts';
import { CtaModal } from './CtaModal.tsx';

const listed = ({ ctas }: CtasAnswer) => ({ phase: 'ready', ctas }) as const;

/** Every call to action of the company: made, ordered, edited and deleted; `?modal=cta&cta=5` opens a form [F024]. */
export function CtasScreen() {
  const { list, ...rest } = useCtas();
  const modal = useModal();
  const editing = modal.name === 'cta' ? modal.params.get('cta') : null;
  const [deleting, setDeleting] = useState<Cta | null>(null);
  const open = (cta: string) => {
    setDeleting(null);
    modal.open('cta', { cta });
  };
  useTitle('Calls to action');
  useEffect(() => void loadCtas(), []);
  const answer = shown(list);
  const edited = answer?.ctas.find(({ ctaId }) => String(ctaId) === editing);
  return (
    <Page>
      <CtaList
        {...rest}
        heading={
          <Stack gap={8}>
            <Heading level={1}>Calls to action</Heading>
            {answer && <Text tone="second">{usageText(answer)}</Text>}
          </Stack>
        }
        content={contentOf(list, listed)}
        lockedReason={answer?.can.locked ?? null}
        addLockedReason={answer?.can.addLocked ?? null}
        deleting={deleting}
        onCreate={() => open('new')}
        onEdit={({ ctaId }: Cta) => open(String(ctaId))}
        onMove={(ctaId, place) => void moveCta(ctaId, place)}
        onDelete={removeCta}
        onDeactivate={switchOffCta}
        onReplace={replaceCta}
        onRetry={() => void loadCtas()}
      />
      {answer && (editing === 'new' || edited) && (
        <FormRecoveryContext value={modalForms}>
          <CtaModal
            key={editing}
            cta={edited ?? null}
            answer={answer}
            onClose={() => modal.close('cta')}
            onDelete={(cta) => {
              modal.close('cta');
              setDeleting(cta);
            }}
          />
        </FormRecoveryContext>
      )}
    </Page>
  );
}

function usageText({ ctas, usage: { used, limit } }: CtasAnswer): string {
  const broken = ctas.filter(({ lastCheck }) => lastCheck?.state === 'broken').length;
  return [
    `${used} of ${limitText(limit).toLowerCase()}.`,
    broken > 0 && (broken === 1 ? '1 link is broken.' : `${broken} links are broken.`),
  ]
    .filter(Boolean)
    .join(' ');
}
