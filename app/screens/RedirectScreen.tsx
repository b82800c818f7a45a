import { Redirect, useSearch } from 'wouter';
import { paths } from '../paths.ts';

/** An old or short address that stands for another one [F009]; the query goes along. */
export function redirectTo(name: 'associations' | 'companySignature') {
  return function RedirectScreen() {
    const search = useSearch();
    return <Redirect to={`${paths[name]()}${search ? `?${search}` : ''}`} replace />;
  };
}
