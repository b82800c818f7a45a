import type { HostsAnswer } from '@hangtag/contract/wire/host';
import { proxy, ref, useSnapshot } from 'valtio';
import { readHosts } from '../api/hosts.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

const state = proxy<{ hosts: Remote<HostsAnswer> }>({ hosts: idle });
const hosts = createLoader<HostsAnswer>({
  get: () => state.hosts as Remote<HostsAnswer>,
  set: (next) => (state.hosts = ref(next)),
});
onOwnerChange(hosts.forget);

/** The company's own hosts, for a component. */
export const useHosts = (): Remote<HostsAnswer> => useSnapshot(state).hosts as Remote<HostsAnswer>;

/** Loads the company's hosts; what is shown stays meanwhile. */
export const loadHosts = (): Promise<void> =>
  hosts.load(() => readHosts(currentCompanyId()), 'keeps');
