/** The screen that the build puts into the page: a file of `twins`, one for each library and screen. */
declare module 'twin' {
  export const Twin: (props: import('./types.ts').TwinProps) => import('react').ReactNode;
}
