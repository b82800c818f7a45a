import { Redirect, useSearch } from 'wouter';
import { paths } from '../navigation/paths.ts';

/** Redirects an old or short address to the current one with its query [F009]. */
export function redirectTo(name: 'associations' | 'companySignature') {
  return function RedirectScreen() {
    const search = useSearch();
    return <Redirect to={`${paths[name]()}${search ? `?${search}` : ''}`} replace />;
  };
}
