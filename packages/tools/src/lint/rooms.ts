import {
  type Ban,
  type KeptLibrary,
  above,
  acrossRooms,
  keptLibraries,
  noApp,
  noContract,
  noExperience,
  noPatternInside,
  noServer,
  noTools,
  noUi,
  onlyTheme,
  onlyValibot,
} from './bans.ts';

interface Room {
  readonly files: readonly string[];
  readonly bans: readonly Ban[];
  /** Libraries this room may use although the others may not. */
  readonly keeps?: readonly KeptLibrary[];
}

const outsideUi = [noApp, noServer, noTools, noExperience];
const outsideApp = [noServer, noTools, noExperience];
const outsideServer = [noApp, noUi];

/** Every room with what it must not import; where several match a file, the last counts alone. */
const rooms: readonly Room[] = [
  { files: ['**/*.ts', '**/*.tsx'], bans: [] },
  { files: ['packages/contract/src/**'], bans: [onlyValibot] },
  { files: ['packages/contract/src/**/*.test.ts'], bans: [...outsideUi, noUi] },
  // The locales plugin carries React Aria's name, but it is a build tool.
  { files: ['packages/ui/vite.ts'], bans: outsideUi, keeps: ['aria'] },
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
    keeps: ['aria'],
  },
  {
    files: ['packages/ui/src/patterns/**'],
    bans: [...outsideUi, noPatternInside],
    keeps: ['aria'],
  },
  { files: ['packages/experience/**'], bans: [noApp, noServer, noTools, onlyTheme] },
  { files: ['packages/server/**'], bans: outsideServer, keeps: ['hono'] },
  { files: ['packages/server/src/billing/**'], bans: outsideServer, keeps: ['hono', 'stripe'] },
  // It answers with Stripe's own types, and its tests ask with Stripe's own client.
  {
    files: ['packages/stripe-emulator/**'],
    bans: [...outsideServer, noServer],
    keeps: ['hono', 'stripe'],
  },
  // They weigh React Aria, bare and in our dress.
  { files: ['packages/tools/bench/**', 'packages/tools/src/budget/**'], bans: [], keeps: ['aria'] },
  { files: ['app/**'], bans: outsideApp },
  { files: ['app/api/**'], bans: outsideApp, keeps: ['ofetch'] },
  { files: ['app/stores/**'], bans: outsideApp, keeps: ['valtio'] },
  {
    files: ['app/{main.tsx,routes.tsx,paths.ts}', 'app/{screens,shell}/**'],
    bans: outsideApp,
    keeps: ['wouter'],
  },
  { files: ['app/e2e/**', 'app/*.config.ts'], bans: [noServer] },
  { files: ['stories/**'], bans: [noServer], keeps: ['wouter'] },
  // The stage around the stories sets React Aria's locale and modality.
  { files: ['.storybook/**', 'visual-tests/**'], bans: [noServer], keeps: ['aria', 'wouter'] },
];

/** The rooms as linter overrides; each carries its whole list, because the last match replaces it. */
export const boundaries = rooms.map(({ files, bans, keeps = [] }) => {
  const hidden = Object.entries<Ban>(keptLibraries).filter(
    ([name]) => !keeps.some((kept) => kept === name),
  );
  const patterns = [acrossRooms, ...bans, ...hidden.map(([, ban]) => ban)];
  return {
    files: [...files],
    rules: { 'no-restricted-imports': ['error', { patterns }] satisfies [string, object] },
  };
});
