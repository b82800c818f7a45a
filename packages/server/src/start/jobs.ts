/** Starts this process's worker with its handlers. */
import { ALERT_MS, sendAlerts } from '../alerts/send.ts';
import { COUNT_MS, countEvents } from '../analytics/countDays.ts';
import { billingJobs } from '../billing/jobs.ts';
import { sweepDeletedFiles, sweepPendingUploads } from '../files/sweepPendingUploads.ts';
import { SHARE_PICTURES_MS, drawSharedPictures } from '../files/sharedPictures.ts';
import { SWEEP_FILES_MS, sweepBlobs } from '../files/sweepBlobs.ts';
import { SELF_CHECK_MS, checkIssuedCodes } from '../codes/selfCheck.ts';
import { checkHosts } from '../hosts/check.ts';
import { autoAnalyze } from '../db/autoAnalyze.ts';
import type { Services } from '../http/vars.ts';
import { NonRetryableError, type JobHandlers } from '../jobs/kinds.ts';
import { linkJob } from '../linkCheck/job.ts';
import { type Worker, startWorker } from '../jobs/worker.ts';
import { type MailSender, mailJob } from '../mail/outbox.ts';
import { MAKE_ATTEMPTS, makeSerials } from '../serials/make.ts';
import { drainMs } from './listen.ts';
import { recountUses } from './recountUses.ts';
import { SWEEP_MS, sweep } from './sweep.ts';

/** Gives up emails that are still queued although no mail server is configured any more. */
const noSender: MailSender = {
  send: () => Promise.reject(new NonRetryableError('SMTP_URL is not set.')),
  close: () => undefined,
};

/** Starts the worker. @param sender Null where emails are stored. */
export function startJobs(services: Services, sender: MailSender | null): Worker {
  const { db, config, now, log } = services;
  const handlers: JobHandlers = {
    mail: mailJob(sender ?? noSender, config.appKeys),
    ...billingJobs(services),
    checkLinks: linkJob(services),
    checkCodes: {
      attempts: 1,
      everyMs: SELF_CHECK_MS,
      async run(_job, signal) {
        await checkHosts(services, signal);
        await checkIssuedCodes(services, signal);
      },
    },
    makeSerials: {
      attempts: MAKE_ATTEMPTS,
      run: ({ payload }, signal) => makeSerials(services, payload.batchId, signal),
    },
    countEvents: {
      attempts: 1,
      everyMs: COUNT_MS,
      run: () => countEvents(services),
    },
    sendAlerts: {
      attempts: 1,
      everyMs: ALERT_MS,
      run: () => sendAlerts(services),
    },
    sharePictures: {
      attempts: 1,
      everyMs: SHARE_PICTURES_MS,
      async run() {
        const drawn = await drawSharedPictures(services);
        if (drawn > 0) log.info({ drawn }, 'JPEGs for shared links drawn');
      },
    },
    sweep: {
      attempts: 1,
      everyMs: SWEEP_MS,
      async run() {
        await sweep(db, now());
        if (config.databaseUrl === null) await autoAnalyze(db);
      },
    },
    sweepFiles: {
      attempts: 1,
      everyMs: SWEEP_FILES_MS,
      // Leaves a day to notice a wrong database beside a file store.
      firstAfterMs: SWEEP_FILES_MS,
      async run() {
        const announced = await sweepPendingUploads(services);
        if (announced > 0) log.info({ announced }, 'files without a body removed');
        await sweepDeletedFiles(services);
        const wrong = await recountUses(services);
        if (wrong > 0) log.warn({ wrong }, 'references to files and calls to action corrected');
        const removed = await sweepBlobs(services);
        if (removed > 0) log.info({ removed }, 'bytes without a file removed');
      },
    },
  };
  return startWorker(db, handlers, log, { drainMs: drainMs(config) });
}
