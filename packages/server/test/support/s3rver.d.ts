/** The part of the S3 server for tests that is used here; the package has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  export interface Context {
    readonly method: string;
    readonly path: string;
    readonly state: Record<string, unknown>;
    query: Readonly<Record<string, string | undefined>>;
    status: number;
    body: unknown;
    set(header: string, value: string): void;
    flushHeaders(): void;
  }

  type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;

  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly vhostBuckets: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    /** In the order in which they hear a request. */
    readonly middleware: Middleware[];
    readonly httpServer: Server;
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
