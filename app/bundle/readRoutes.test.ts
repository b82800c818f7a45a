import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readRoutes } from './readRoutes.ts';

const source = readFileSync(new URL('../shell/routes.tsx', import.meta.url), 'utf8');
const routes = readRoutes(source);

it('every path of the map that imports a screen is read', () => {
  const paths = [...source.matchAll(/^ {2}.*\('(\/[^']*)', (?!redirect)/gm)].map(
    ([, path]) => path,
  );
  expect(paths.length).toBeGreaterThan(30);
  expect(routes.map(({ path }) => path)).toEqual(paths);
});

it('a route names whom it admits, its frame and its screen', () => {
  const of = (path: string) => routes.find((route) => route.path === path);
  expect(of('/login')).toMatchObject({
    audience: 'guests',
    frame: 'bare',
    screen: '../screens/SignInScreen.tsx',
  });
  expect(of('/product/:productId/details/real-code')).toMatchObject({
    audience: 'members',
    frame: 'product',
    screen: '../screens/CodeScreen.tsx',
  });
  expect(of('/404')).toMatchObject({ audience: 'anyone', frame: 'own' });
});

it('a map that cannot be read fails the build', () => {
  expect(() => readRoutes('export const routes = [];')).toThrow('no routes');
});
