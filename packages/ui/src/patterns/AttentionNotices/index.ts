export { AttentionNotices, type AttentionNoticesProps } from './AttentionNotices.tsx';
export {
  PlatformAttentionNotices,
  type PlatformAttentionNoticesProps,
} from './PlatformAttentionNotices.tsx';
