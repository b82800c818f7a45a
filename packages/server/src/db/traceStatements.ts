/** Spans for statements at PostgreSQL. */
import { SpanKind, inSpan, isInSpan } from '../support/span.ts';

type Query = (...args: readonly unknown[]) => unknown;

/**
 * Puts each statement that runs within a span into one of its own, with its text and without its values. The pool's own
 * calls hand a callback on and are left alone: the call that made them has its span.
 */
export function traceStatements(connection: { query: unknown }): void {
  // Looked up at each call, so that whatever counts statements in a test sees those of open connections too.
  const kind = Object.getPrototypeOf(connection) as { query: Query };
  const query: Query = (...args) => kind.query.apply(connection, [...args]);
  connection.query = (...args: readonly unknown[]) => {
    if (typeof args.at(-1) === 'function' || !isInSpan()) return query(...args);
    const [first] = args;
    const text = typeof first === 'string' ? first : ((first as { text?: string }).text ?? '');
    const verb = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT';
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    return inSpan(verb, { kind: SpanKind.CLIENT, attributes }, async () => query(...args));
  };
}
