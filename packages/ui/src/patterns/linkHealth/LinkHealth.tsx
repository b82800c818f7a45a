import type { LinkCheck } from '@hangtag/contract/wire/link';
import { Check, CircleHelp, CornerUpRight, type LucideIcon, Unlink } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { NoBreakDates } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './LinkHealth.css.ts';
import { checkWords } from './linkWords.ts';

/** The check of an address that a person asks for. */
export interface LinkChecking {
  /** Whether the address is being asked. */
  readonly isChecking: boolean;
  /** What was found since the form opened; null before. */
  readonly found: LinkCheck | null;
  /** Why it could not be checked, as a sentence; null when it could. */
  readonly problem: string | null;
  /** Asks the saved address. */
  readonly onCheck: () => void;
}

/** What is known of an address, and how to ask it. */
export interface LinkFacts {
  readonly last: LinkCheck | undefined;
  /** Undefined where it can't be asked. */
  readonly checking: LinkChecking | undefined;
}

interface LinkHealthProps extends Partial<LinkFacts> {
  /** Takes over the address to which it moved for good; absent where nothing can be changed. */
  onMove?: ((address: string) => void) | undefined;
}

const icons: Readonly<Record<LinkCheck['state'], LucideIcon>> = {
  ok: Check,
  redirected: CornerUpRight,
  broken: Unlink,
  unknown: CircleHelp,
};

/** What the last check of the address found, and the button that asks it now. */
export function LinkHealth({ last, checking, onMove }: LinkHealthProps) {
  const found = checking?.found ?? last;
  if (!found && !checking) return null;
  const isChecking = checking?.isChecking ?? false;
  const words = checking?.problem ?? (found ? checkWords(found) : 'Not checked yet.');
  const movedTo = checking?.problem ? null : (found?.movedTo ?? null);
  const isWarning = (checking?.problem ?? null) === null && found?.state === 'broken';
  return (
    <div className={css.row}>
      <p className={css.finding} data-broken={isWarning || undefined}>
        {found && !checking?.problem && <Icon of={icons[found.state]} />}
        <span>
          <NoBreakDates text={isChecking ? 'Asking the address…' : words} />
        </span>
      </p>
      <div className={css.actions}>
        {onMove && movedTo !== null && !isChecking && (
          <Button size="small" onPress={() => onMove(movedTo)}>
            Use the new address
          </Button>
        )}
        {checking && (
          <Button size="small" tone="quiet" isPending={isChecking} onPress={checking.onCheck}>
            Check now
          </Button>
        )}
      </div>
      <VisuallyHidden announcement="polite">
        {isChecking
          ? 'Asking the address'
          : checking && (checking.found !== null || checking.problem !== null)
            ? words
            : ''}
      </VisuallyHidden>
    </div>
  );
}
