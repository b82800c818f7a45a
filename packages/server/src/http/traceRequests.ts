/** A span for each request, within the trace that a proxy has begun. */
import { context, propagation } from '@opentelemetry/api';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { pathForLog } from '../support/log.ts';
import { SpanKind, inSpan, isTracing } from '../support/span.ts';
import type { Vars } from './vars.ts';

/** Names the request by its route; never a query or a body. Its id is that of the log. */
export const traceRequests = createMiddleware<Vars>((c, next) => {
  if (!isTracing()) return next();
  const method = c.req.method.slice(0, 20);
  const attributes = {
    'http.request.method': method,
    'url.path': pathForLog(c.req.path),
    'hangtag.request_id': c.var.requestId,
  };
  const { traceparent, tracestate } = c.req.header();
  const begun = propagation.extract(context.active(), { traceparent, tracestate });
  return context.with(begun, () =>
    inSpan(method, { kind: SpanKind.SERVER, attributes }, async (annotate) => {
      await next();
      const route = routePath(c, -1);
      annotate(
        { 'http.route': route, 'http.response.status_code': c.res.status },
        `${method} ${route}`,
      );
    }),
  );
});
