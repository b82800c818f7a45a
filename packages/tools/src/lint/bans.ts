/** An import that a package must not make, with the reason that the linter shows. */
export interface Ban {
  /** Rust regular expression on the specifier; look-around never matches and gives no error, so it is not used. */
  readonly regex?: string;
  /** Glob patterns on the specifier; `!` allows again. */
  readonly group?: readonly string[];
  /** The reason, in one sentence. */
  readonly message: string;
}

/** A package of this repository, by its entry point or by a relative path into its folder. */
const packageImport = (name: string): string =>
  `^@hangtag/${name}($|/)|^(\\.\\./)+(packages/)?${name}/`;

/** A folder of packages/ui/src, by its entry point or by a relative path. */
const uiFolderImport = (name: string): string => `^@hangtag/ui/${name}($|/)|^(\\.\\./)+${name}/`;

const libraryImport = (names: string): string => `^(${names})($|/)`;

/** Libraries that only one package may import. */
export const restrictedLibraries = {
  aria: {
    // The test helpers are for tests, not for components.
    group: [
      'react-aria-components',
      'react-aria-components/**',
      'react-aria',
      'react-aria/**',
      'react-stately',
      'react-stately/**',
      '@react-aria/**',
      '!@react-aria/test-utils',
    ],
    message: 'React Aria is dressed in ui/elements and composed in ui/patterns; use an element.',
  },
  ofetch: {
    regex: libraryImport('ofetch'),
    message: 'Only app/api talks to the wire; call a function of app/api.',
  },
  valtio: {
    regex: libraryImport('valtio'),
    message: 'Only app/stores holds state; use a store and its verbs.',
  },
  wouter: {
    regex: libraryImport('wouter'),
    message: 'Only the app shell and its screens know the address; take a callback or an href.',
  },
  hono: {
    regex: libraryImport('hono|@hono/[^/]+'),
    message: 'Only the server speaks HTTP; what both sides share lives in packages/contract.',
  },
  stripe: {
    regex: libraryImport('stripe'),
    message: 'Only server/billing talks to Stripe; call a function of server/billing.',
  },
} as const satisfies Record<string, Ban>;

/** The name of such a library. */
export type RestrictedLibrary = keyof typeof restrictedLibraries;

/** Every package: other packages are imported through their entry points. */
export const acrossPackages: Ban = {
  regex:
    '^(\\.\\./)+(packages/|(contract|ui|experience|server|demo|tools)/src/|app/(api|stores|screens|remote)/)',
  message:
    'Across packages go through an entry point, @hangtag/<package>/<name>, never by a relative path.',
};

/** The server is behind the wire. */
export const noServer: Ban = {
  regex: packageImport('server'),
  message: 'The server is reached over the wire only; share types and rules in packages/contract.',
};

/** Libraries never import the app. */
export const noApp: Ban = {
  regex: packageImport('app'),
  message: 'Libraries and the server never know the app; take props and callbacks.',
};

/** Tools are not part of the product. */
export const noTools: Ban = {
  regex: packageImport('tools'),
  message: 'Tools work on the product from outside; the product never imports them.',
};

/** Only the start command loads the demo data. */
export const noDemo: Ban = {
  regex: packageImport('demo'),
  message:
    'The demo data imports the server, never the other way; only the start command loads it.',
};

/** The public page belongs to the server. */
export const noExperience: Ban = {
  regex: packageImport('experience'),
  message: 'The public page is rendered by the server; app and library never import it.',
};

/** Packages below the patterns know no business word. */
export const noContract: Ban = {
  regex: packageImport('contract'),
  message: 'This package knows no business word; the contract is for patterns and above.',
};

/** The server renders nothing itself. */
export const noUi: Ban = {
  regex: packageImport('ui'),
  message: 'The server draws nothing itself; packages/experience renders the public page.',
};

/** The public page uses theme and contract alone. */
export const onlyTheme: Ban = {
  regex: '^@hangtag/ui/(layout|elements|patterns|brand|support)($|/)',
  message: 'The public page has its own few parts; it imports ui/theme and the contract only.',
};

/** Both sides import the contract, so it must run on both. */
export const onlyValibot: Ban = {
  group: ['*', '!valibot', '!./**', '!../**'],
  message: 'The contract imports only valibot, so that both sides can carry it.',
};

/** Patterns import each other through entry points. */
export const noPatternInside: Ban = {
  regex: '^(\\.\\./)+(patterns/)?[A-Z][A-Za-z]*/|^@hangtag/ui/patterns/[^/]+/',
  message: "A pattern never imports another pattern's inside; use @hangtag/ui/patterns/<Name>.",
};

/** Inside ui, imports point from a package to the packages below it. */
export function above(name: 'layout' | 'elements' | 'patterns'): Ban {
  return {
    regex: uiFolderImport(name),
    message: `Imports point one way, theme <- layout <- elements <- patterns; ${name} lies above this folder.`,
  };
}
