/** Figures of this process for Prometheus: what requests, Stripe and mail take, what is cached and dropped, what waits. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Fetch } from '../billing/stripe/transport.ts';
import type { Release } from '../config/release.ts';
import type { OpenDatabase } from '../db/open.ts';
import { latestMigration } from '../db/release.ts';
import type { RequestObserver } from '../http/vars.ts';
import { NonRetryableError } from '../jobs/kinds.ts';
import type { MailSender } from '../mail/outbox.ts';
import type { PageObserver } from '../public/servePage.ts';
import type { Storage } from '../storage/storage.ts';
import { jobGauges, poolGauges, storageGauge } from './gauges.ts';

/** The figures of one process. */
export interface Metrics {
  readonly observeRequest: RequestObserver;
  /** A fetch whose calls are timed by host-independent outcome: a status class, or `failed` without an answer. */
  timeStripe(fetch: Fetch): Fetch;
  /** A sender whose attempts are timed: `sent`, `refused` for good by the mail server, or `failed`. */
  timeMail(sender: MailSender): MailSender;
  readonly observePage: PageObserver;
  readonly observeDropped: (count: number) => void;
  /** All figures in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

interface Sources {
  readonly database: OpenDatabase;
  readonly storage: Pick<Storage, 'isReachable'>;
  readonly release: Release;
}

/** Upper bounds of the durations, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the figures of this process. */
export function createMetrics({ database, storage, release }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'hangtag_build_info',
    help: 'Always 1; the labels name the release.',
    labelNames: ['version', 'commit', 'migration'],
    registers,
  }).set(
    {
      version: release.version,
      commit: release.commit ?? 'unknown',
      migration: latestMigration(),
    },
    1,
  );
  const requests = new Histogram({
    name: 'hangtag_request_seconds',
    help: 'Time from the head of a request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const stripe = new Histogram({
    name: 'hangtag_stripe_request_seconds',
    help: 'Time of a call to the payment service.',
    labelNames: ['outcome'],
    buckets,
    registers,
  });
  const mail = new Histogram({
    name: 'hangtag_mail_seconds',
    help: 'Time of an attempt to hand an email to the mail server.',
    labelNames: ['outcome'],
    buckets,
    registers,
  });
  const pages = new Counter({
    name: 'hangtag_public_pages_total',
    help: 'Public pages that were sent, from the cache or drawn.',
    labelNames: ['from'],
    registers,
  });
  const dropped = new Counter({
    name: 'hangtag_events_dropped_total',
    help: 'Scans, views and clicks that were not counted, because too many waited.',
    registers,
  });
  poolGauges(database, registers);
  jobGauges(database, registers);
  storageGauge(storage, registers);
  return {
    observeRequest: (method, route, status, seconds) =>
      requests.observe({ method, route, status: classOf(status) }, seconds),
    timeStripe: (fetch) => async (url, init) => {
      const end = stripe.startTimer();
      try {
        const answer = await fetch(url, init);
        end({ outcome: classOf(answer.status) });
        return answer;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    },
    timeMail: (sender) => ({
      ...sender,
      async send(...email) {
        const end = mail.startTimer();
        try {
          await sender.send(...email);
          end({ outcome: 'sent' });
        } catch (error) {
          end({ outcome: error instanceof NonRetryableError ? 'refused' : 'failed' });
          throw error;
        }
      },
    }),
    observePage: (from) => pages.inc({ from }),
    observeDropped: (count) => dropped.inc(count),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** A class such as `2xx`: the exact status would make as many series as there are answers. */
const classOf = (status: number) => `${Math.floor(status / 100)}xx`;
