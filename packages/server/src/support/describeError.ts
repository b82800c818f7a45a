/** Describes an error for the log. */

/** Messages without a code for a connection that the driver lost, did not get or has closed. */
const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|is not queryable|after calling end on the pool|PGlite is closed/i;

/** The error's code; the database layer wraps what the driver threw. */
export function codeOf(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; depth += 1, at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string') return code;
    if (lostConnection.test(at.message)) return '08006';
  }
  return undefined;
}

/** What may be logged: a failed query's own message contains its parameters, so only its cause is logged. */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(root instanceof Error)) return { error: 'not an error' };
  const frames = root.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    error: root.name,
    code: codeOf(error),
    reason: root.message.slice(0, 300),
    at: frames.slice(0, 6).map((line) => line.trim()),
  };
}
