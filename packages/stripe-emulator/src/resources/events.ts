/** Everything that happened, newest first. */
import { textOf } from '../wire/data.ts';
import { StripeProblem } from '../wire/errors.ts';
import { page } from '../wire/page.ts';
import { flag, text, texts } from '../wire/params.ts';
import type { Resource } from '../wire/resource.ts';

/** Does a type match the requested one: `invoice.paid`, or `invoice.*`? */
const fits = (type: string, asked: string): boolean =>
  asked.endsWith('*') ? type.startsWith(asked.slice(0, -1)) : type === asked;

/** `/v1/events`. */
export const events: Resource = {
  routes: {
    'GET /v1/events': (wire) => {
      const one = text(wire.params, 'type');
      const several = texts(wire.params, 'types');
      const delivered = flag(wire.params, 'delivery_success');
      if (one !== undefined && several !== undefined) {
        const message = 'You may pass only one of `type` and `types`.';
        throw new StripeProblem({ message, param: 'types' });
      }
      const asked = several ?? (one === undefined ? undefined : [one]);
      return page(wire, '/v1/events', {
        kind: 'event',
        accepts: (event) =>
          (asked === undefined || asked.some((name) => fits(textOf(event, 'type') ?? '', name))) &&
          (delivered === undefined || (event['pending_webhooks'] === 0) === delivered),
      });
    },
    'GET /v1/events/:id': (wire) => wire.find('event', wire.path('id')),
  },
};
