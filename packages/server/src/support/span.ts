/** Spans of OpenTelemetry around what takes time. Without a tracer the work runs as it is. */
import { type SpanOptions, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { codeOf } from './describeError.ts';

export { SpanKind } from '@opentelemetry/api';

/** What may be added to a span once it is known. */
export type SpanAttributes = NonNullable<SpanOptions['attributes']>;

/** Adds to a span, or renames it. */
export type Annotate = (attributes: SpanAttributes, name?: string) => void;

let tracer: Tracer | null = null;

/** Sets the tracer of this process, or none. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

/** Whether spans are made. */
export const isTracing = (): boolean => tracer !== null;

/** Whether spans are made, and one is under way: what runs outside of one is not worth a trace. */
export const isInSpan = (): boolean => isTracing() && trace.getActiveSpan() !== undefined;

/** Runs work in a span. A failure gives it the error's code or name: a message may hold what people typed. */
export async function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (annotate: Annotate) => Promise<Result>,
): Promise<Result> {
  if (!tracer) return work(() => undefined);
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work((attributes, other) => {
        span.setAttributes(attributes);
        if (other !== undefined) span.updateName(other);
        if (Number(attributes['http.response.status_code']) >= 500)
          span.setStatus({ code: SpanStatusCode.ERROR });
      });
    } catch (error) {
      const type = codeOf(error) ?? (error instanceof Error ? error.name : 'unknown');
      span.setAttribute('error.type', type);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
