/** Which requests change something: by their method, and two of the specification's that do it by GET (X5). */

const reads: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

const writingGets: readonly string[] = ['/api/cancelPlan', '/api/intent'];

interface Asked {
  readonly method: string;
  readonly path: string;
}

/** Whether the method only reads. */
export const isReadMethod = (method: string): boolean => reads.includes(method);

/** Does the request change something although its method says that it reads? An image or a prefetch could send it. */
export const isWriteByGet = ({ method, path }: Asked): boolean =>
  isReadMethod(method) && method !== 'OPTIONS' && writingGets.includes(path);

/** Whether the request changes something. */
export const isWrite = (asked: Asked): boolean =>
  !isReadMethod(asked.method) || isWriteByGet(asked);
