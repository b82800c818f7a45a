export { FailedJobs, type FailedJobsContent, type FailedJobsProps } from './FailedJobs.tsx';
