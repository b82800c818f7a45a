export { HostList, type HostListProps, type HostsContent } from './HostList.tsx';
