import type { ApiToken } from '@hangtag/contract/wire/apiToken';
import { memo } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Table, TableCell, type TableColumn, TableRow } from '../../elements/Table/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { formatDate } from '../../support/formatDate.ts';
import * as css from './ApiTokenList.css.ts';
import { abilitiesWords, expiryWords, lastUsedWords } from './tokenWords.ts';

/** Column widths in pixels. */
const columns = {
  name: { id: 'name', name: 'Token', part: 'title' },
  abilities: { id: 'abilities', name: 'Can' },
  lastUsed: { id: 'lastUsed', name: 'Last used', width: 108 },
  expires: { id: 'expires', name: 'Expires', width: 160 },
  actions: { id: 'actions', name: 'Actions', width: 108, part: 'actions' },
} as const satisfies Record<string, TableColumn>;

export const columnList = Object.values(columns);

interface TokenRowsProps {
  tokens: readonly ApiToken[];
  now: number;
  /** Opens the confirmation before a token is revoked. */
  onRevoke: (token: ApiToken) => void;
}

/** One row for each token. */
export function TokenRows({ tokens, now, onRevoke }: TokenRowsProps) {
  return (
    <Table aria-label="API tokens" columns={columnList}>
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} now={now} onRevoke={onRevoke} />
      ))}
    </Table>
  );
}

interface TokenRowProps extends Omit<TokenRowsProps, 'tokens'> {
  token: ApiToken;
}

/** One token; memoized, so that it renders only when its data changes. */
const TokenRow = memo(function TokenRow({ token, now, onRevoke }: TokenRowProps) {
  return (
    <TableRow>
      <TableCell of={columns.name}>
        <div className={css.words}>
          <span className={css.name}>{token.name}</span>
          <span>
            <VisuallyHidden>Ends with </VisuallyHidden>
            <span className={css.ends}>
              <span aria-hidden>…</span>
              {token.lastFour}
            </span>
            , made {formatDate(token.createdAt)}
          </span>
        </div>
      </TableCell>
      <TableCell of={columns.abilities}>{abilitiesWords(token.abilities)}</TableCell>
      <TableCell of={columns.lastUsed}>{lastUsedWords(token)}</TableCell>
      <TableCell of={columns.expires}>
        <Expiry token={token} now={now} />
      </TableCell>
      <TableCell of={columns.actions}>
        <div className={css.actions}>
          <Button size="small" tone="dangerQuiet" onPress={() => onRevoke(token)}>
            <span>
              Revoke<VisuallyHidden> {token.name}</VisuallyHidden>
            </span>
          </Button>
        </div>
      </TableCell>
    </TableRow>
  );
});

function Expiry({ token, now }: { readonly token: ApiToken; readonly now: number }) {
  const { isExpired, words } = expiryWords(token, now);
  return isExpired ? <StatusMark shape="struck">{words}</StatusMark> : words;
}
