export {
  type DashboardContent,
  PlatformDashboard,
  type PlatformDashboardProps,
} from './PlatformDashboard.tsx';
