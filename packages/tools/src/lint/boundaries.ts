import {
  type Ban,
  type RestrictedLibrary,
  above,
  acrossPackages,
  restrictedLibraries,
  noApp,
  noContract,
  noDemo,
  noExperience,
  noPatternInside,
  noServer,
  noTools,
  noUi,
  onlyTheme,
  onlyValibot,
} from './bans.ts';

interface Boundary {
  readonly files: readonly string[];
  readonly bans: readonly Ban[];
  /** Libraries that this package may use although the others may not. */
  readonly allows?: readonly RestrictedLibrary[];
}

const outsideUi = [noApp, noServer, noDemo, noTools, noExperience];
const outsideApp = [noServer, noDemo, noTools, noExperience];
const outsideServer = [noApp, noUi, noDemo, noTools];

/** Every package with its forbidden imports; of several that match a file, only the last applies. */
const rules: readonly Boundary[] = [
  { files: ['**/*.ts', '**/*.tsx'], bans: [] },
  { files: ['packages/contract/src/**'], bans: [onlyValibot] },
  { files: ['packages/contract/src/**/*.test.ts'], bans: [...outsideUi, noUi] },
  // The locales plugin has React Aria's name, but it is a build tool.
  { files: ['packages/ui/vite.ts'], bans: outsideUi, allows: ['aria'] },
  {
    files: ['packages/ui/src/theme/**'],
    bans: [...outsideUi, noContract, above('layout'), above('elements'), above('patterns')],
  },
  {
    files: ['packages/ui/src/layout/**'],
    bans: [...outsideUi, noContract, above('elements'), above('patterns')],
  },
  {
    files: ['packages/ui/src/{elements,brand,support}/**'],
    bans: [...outsideUi, noContract, above('patterns')],
    allows: ['aria'],
  },
  {
    files: ['packages/ui/src/patterns/**'],
    bans: [...outsideUi, noPatternInside],
    allows: ['aria'],
  },
  { files: ['packages/experience/**'], bans: [noApp, noServer, noDemo, noTools, onlyTheme] },
  { files: ['packages/server/**'], bans: outsideServer, allows: ['hono'] },
  { files: ['packages/server/src/billing/**'], bans: outsideServer, allows: ['hono', 'stripe'] },
  { files: ['packages/demo/**'], bans: [noApp, noUi, noTools], allows: ['stripe'] },
  // The emulator answers with Stripe's types, and its tests call it with Stripe's client.
  {
    files: ['packages/stripe-emulator/**'],
    bans: [...outsideServer, noServer],
    allows: ['hono', 'stripe'],
  },
  // They measure React Aria with and without our styles.
  {
    files: ['packages/tools/bench/**', 'packages/tools/src/budget/**'],
    bans: [],
    allows: ['aria'],
  },
  { files: ['app/**'], bans: outsideApp },
  { files: ['app/api/**'], bans: outsideApp, allows: ['ofetch'] },
  { files: ['app/stores/**'], bans: outsideApp, allows: ['valtio'] },
  {
    files: ['app/{navigation,screens,shell}/**'],
    bans: outsideApp,
    allows: ['wouter'],
  },
  { files: ['app/e2e/**', 'app/*.config.ts'], bans: [noServer] },
  { files: ['stories/**'], bans: [noServer], allows: ['wouter'] },
  // The stories' decorators set React Aria's locale and modality.
  { files: ['.storybook/**', 'visual-tests/**'], bans: [noServer], allows: ['aria', 'wouter'] },
];

/** The packages as linter overrides; each has its whole list, because the last match replaces earlier ones. */
export const boundaries = rules.map(({ files, bans, allows: keeps = [] }) => {
  const hidden = Object.entries<Ban>(restrictedLibraries).filter(
    ([name]) => !keeps.some((allowed) => allowed === name),
  );
  const patterns = [acrossPackages, ...bans, ...hidden.map(([, ban]) => ban)];
  return {
    files: [...files],
    rules: { 'no-restricted-imports': ['error', { patterns }] satisfies [string, object] },
  };
});
