import { type FailedContent, FailedPart } from '@hangtag/ui/patterns/FailedState';
import type { ApiToken } from '@hangtag/contract/wire/apiToken';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../elements/AlertDialog/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { plural } from '../../support/count.ts';
import { useFocusRestore } from '../../support/useFocusRestore.ts';
import { useConfirm } from '../../support/useConfirm.ts';
import { useEventCallbacks } from '../../support/useEventCallbacks.ts';
import * as css from './ApiTokenList.css.ts';
import { TokenRows } from './TokenRows.tsx';
import { TokensLoading, TokensNone } from './TokenStates.tsx';
import { lastUsedWords } from './tokenWords.ts';

/** The states of the token list. */
export type ApiTokensContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | { readonly phase: 'ready'; readonly tokens: readonly ApiToken[] };

export interface ApiTokenListProps {
  /** The company's tokens: loaded, loading, or failed with a reason. */
  content: ApiTokensContent;
  /** Id of the token that is being revoked. @default null */
  revoking?: number | null;
  /** Why revoking failed, as a sentence. @default null */
  problem?: string | null;
  /** Opens the form for a new token; absent where none can be created. */
  onCreate?: () => void;
  /** Resolves to true when the token was revoked, so that the confirmation can close. */
  onRevoke: (token: ApiToken) => Promise<boolean>;
  /** Loads the tokens again after a failure. */
  onRetry: () => void;
  /** The present moment, in milliseconds since 1970. @default Date.now() */
  now?: number;
}

/** A company's API tokens: their abilities, last use and expiry [F035]. */
export function ApiTokenList(props: ApiTokenListProps) {
  useFocusRestore();
  return (
    <div data-component="ApiTokenList">
      <Tokens {...props} />
    </div>
  );
}

/** The rows with their confirmation, or the loading, empty or error state. */
function Tokens(props: ApiTokenListProps) {
  const { content, revoking = null, problem = null, onCreate } = props;
  const [shownAt] = useState(() => Date.now());
  const { about: asking, failure, ask, close } = useConfirm<ApiToken, string>(problem);
  const { onRevoke } = useEventCallbacks({ onRevoke: ask });
  if (content.phase === 'failed')
    return <FailedPart what="The tokens" content={content} onRetry={props.onRetry} />;
  const tokens = content.phase === 'ready' ? content.tokens : null;
  if (tokens?.length === 0) return <TokensNone onCreate={onCreate} />;
  const revoke = (token: ApiToken) =>
    void props.onRevoke(token).then((worked) => worked && close());
  return (
    <>
      <div className={css.head}>
        {tokens ? (
          <Text kind="data" tone="second" as="span">
            {plural(tokens.length, 'token')}
          </Text>
        ) : (
          <Skeleton width="64px" />
        )}
        {onCreate && (
          <Button tone="primary" icon={Plus} onPress={onCreate}>
            New token
          </Button>
        )}
      </div>
      {tokens ? (
        <TokenRows tokens={tokens} now={props.now ?? shownAt} onRevoke={onRevoke} />
      ) : (
        <TokensLoading />
      )}
      {asking && (
        <AlertDialog
          title={`Revoke ${asking.name}?`}
          action="Revoke token"
          isOpen
          isBusy={revoking === asking.id}
          problem={failure ?? undefined}
          onAction={() => revoke(asking)}
          onClose={close}
        >
          Whatever uses it is refused from then on.{' '}
          {asking.lastUsedAt === null
            ? 'It was never used.'
            : `It was last used ${lastUsedWords(asking)}.`}
        </AlertDialog>
      )}
    </>
  );
}
