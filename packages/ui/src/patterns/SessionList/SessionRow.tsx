import type { UserSession } from '@hangtag/contract/wire/user';
import { Badge } from '../../elements/Badge/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './SessionList.css.ts';
import { detailWords, deviceWords } from './sessionWords.ts';

interface SessionRowProps {
  session: UserSession;
  now: number;
  isEnding: boolean;
  /** Absent where it cannot be signed out. */
  onSignOut: (() => void) | undefined;
}

/** One device; the current one is signed out by the menu above. */
export function SessionRow({ session, now, isEnding, onSignOut }: SessionRowProps) {
  const device = deviceWords(session);
  return (
    <li className={css.row}>
      <div className={css.words}>
        <div className={css.device}>
          <Text kind="label" as="span">
            {device}
          </Text>
          {session.isCurrent && <Badge tone="accent">This device</Badge>}
        </div>
        <Text kind="data" tone="quiet">
          {detailWords(session, now)}
        </Text>
      </div>
      {!session.isCurrent && onSignOut && (
        <Button size="small" isPending={isEnding} onPress={onSignOut}>
          Sign out <VisuallyHidden>of {device}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
