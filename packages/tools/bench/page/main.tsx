// The layers come first: their first mention decides their order.
import '@hangtag/ui/theme/layers.css';
import '@hangtag/ui/theme/reset.css';
import '@hangtag/ui/theme/themes.css';
import { bench } from './mount.tsx';

window.bench = bench;
