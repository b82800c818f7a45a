export { ViewAsBanner, type ViewAsBannerProps } from './ViewAsBanner.tsx';
