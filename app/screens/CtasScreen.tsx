import { limitText } from '@hangtag/contract/rules/productLimits';
import type { Cta, CtasAnswer } from '@hangtag/contract/wire/cta';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Link } from '@hangtag/ui/elements/Link';
import { Text } from '@hangtag/ui/elements/Text';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { CtaList, isBroken } from '@hangtag/ui/patterns/CtaList';
import { FormRecoveryContext } from '@hangtag/ui/support/useFormDraft';
import { useEffect, useState } from 'react';
import { useModal } from '../navigation/modal.ts';
import { paths } from '../navigation/paths.ts';
import { useTitle } from '../navigation/title.ts';
import { modalForms } from '../navigation/unsavedForms.ts';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import { loadCtas, moveCta, removeCta, replaceCta, switchOffCta, useCtas } from '../stores/ctas.ts';
import { CtaModal } from './CtaModal.tsx';
import { useCtaFilter } from './ctaQuery.ts';
import { useTypedFilter } from './useTypedFilter.ts';

const listed = ({ ctas }: CtasAnswer) => ({ phase: 'ready', ctas }) as const;

/** Every call to action of the company: made, ordered, edited and deleted; `?state=broken` narrows it down, `?modal=cta&cta=5` opens a form [F024]. */
export function CtasScreen() {
  const { list, ...rest } = useCtas();
  const modal = useModal();
  const { filter, setSearch, setAll } = useCtaFilter();
  const [typed, narrow] = useTypedFilter(filter, setSearch, setAll);
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
            {answer && <Usage {...answer} />}
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
        filter={typed}
        onFilter={narrow}
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

/** How many the plan holds, and the way to those whose link is broken. */
function Usage({ ctas, usage: { used, limit } }: CtasAnswer) {
  const broken = ctas.filter(isBroken).length;
  return (
    <Text tone="second">
      {used} of {limitText(limit).toLowerCase()}.{' '}
      {broken > 0 && (
        <Link href={paths.ctas({ state: 'broken' })}>
          {broken === 1 ? '1 link is broken' : `${broken} links are broken`}
        </Link>
      )}
    </Text>
  );
}
