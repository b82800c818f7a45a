import { NewTokenDialog, type NewTokenState } from '@hangtag/ui/patterns/ApiTokenList';
import { useState } from 'react';
import { createToken } from '../api/admin.ts';
import { toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { loadTokens } from '../stores/apiTokens.ts';

const copy = (token: string) => navigator.clipboard.writeText(token);

/** Creates a token and shows it once [F240, D43]. */
export function NewTokenModal({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const [state, setState] = useState<NewTokenState>({ phase: 'asking' });
  const create = async (asked: Omit<Parameters<typeof createToken>[0], 'companyId'>) => {
    setState({ phase: 'busy' });
    try {
      const { name, token = '' } = await createToken({ ...asked, companyId });
      setState({ phase: 'made', name, token });
      await loadTokens(companyId);
    } catch (error) {
      logFailure(error);
      const { fields, message } = toProblem(error);
      const hasFields = Object.keys(fields).length > 0;
      setState(
        hasFields ? { phase: 'asking', errors: fields } : { phase: 'asking', failure: message },
      );
    }
  };
  return (
    <NewTokenDialog
      companyId={companyId}
      state={state}
      onCreate={(token) => void create({ ...token, abilities: [...token.abilities] })}
      onCopy={copy}
      onClose={onClose}
    />
  );
}
