import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { routes } from './routes.tsx';

/** The route of a path with the path's parameters; null without one. */
export function findRoute(path: string) {
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parse, route.path, path);
    if (isMatch) return { route, params };
  }
  return null;
}
