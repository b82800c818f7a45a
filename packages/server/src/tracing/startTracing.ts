/** Sends traces to an OpenTelemetry collector. Loaded only where one is set. */
import { context, propagation, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { ATTR_SERVICE_NAME, ATTR_SERVICE_VERSION } from '@opentelemetry/semantic-conventions';
import type { Release } from '../config/release.ts';
import { setTracer } from '../support/span.ts';

/** Sends what is left, and makes no more spans. */
export type StopTracing = () => Promise<void>;

/**
 * Starts tracing this process. Other settings are those of OpenTelemetry's SDK, e.g. OTEL_SERVICE_NAME.
 * @param endpoint The collector's address for OTLP over HTTP, without `/v1/traces`.
 */
export function startTracing(endpoint: string, { version }: Release): StopTracing {
  const names = { [ATTR_SERVICE_NAME]: 'hangtag', [ATTR_SERVICE_VERSION]: version };
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes(names).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  provider.register();
  setTracer(provider.getTracer('hangtag', version));
  return async () => {
    setTracer(null);
    // A collector that does not answer must not hold the end of the process.
    await provider.shutdown().catch(() => undefined);
    trace.disable();
    context.disable();
    propagation.disable();
  };
}
