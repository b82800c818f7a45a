import { expect, it } from 'vitest';
import { pagesOf } from './pages.ts';

const entries = [
  '/app/index.html',
  '/app/shell/MemberFrame.tsx',
  '/app/screens/ProductFrame.tsx',
  '/app/screens/SignInScreen.tsx',
  '/app/screens/CodeScreen.tsx',
  '/app/screens/HomeScreen.tsx',
];

const routes = [
  { path: '/login', audience: 'guests', frame: 'bare', screen: '../screens/SignInScreen.tsx' },
  { path: '/code', audience: 'members', frame: 'product', screen: '../screens/CodeScreen.tsx' },
  { path: '/', audience: 'members', frame: 'member', screen: '../screens/HomeScreen.tsx' },
];

it('a page is the app, the frames around a screen, and the screen', () => {
  const [app, member, product, signIn, code, home] = entries;
  const pages = pagesOf(entries, routes);
  expect(pages).toContainEqual([app, signIn]);
  expect(pages).toContainEqual([app, member, home]);
  expect(pages).toContainEqual([app, member, product, code]);
});

it('a renamed frame fails the build', () => {
  expect(() =>
    pagesOf(
      entries.filter((entry) => entry !== entries[2]),
      routes,
    ),
  ).toThrow('/screens/ProductFrame.tsx');
});
