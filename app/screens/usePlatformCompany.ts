import { useEffect } from 'react';
import { platformCompany } from '../stores/companyDetails.ts';
import { usePlatformRight } from './usePlatformRight.ts';

/** The company of an admin address; `isThere` is false for everybody but Superadmins (X7). */
export function usePlatformCompany(given: string) {
  const isAllowed = usePlatformRight();
  const companyId = isAllowed && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : 0;
  useEffect(() => void (companyId && platformCompany.load(companyId)), [companyId]);
  const editor = platformCompany.use(companyId);
  const isMissing = editor.company.phase === 'failed' && editor.company.problem.status === 404;
  return { ...editor, companyId, isThere: companyId !== 0 && !isMissing };
}
