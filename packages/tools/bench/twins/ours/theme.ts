import '@hangtag/ui/theme/layers.css';
import '@hangtag/ui/theme/reset.css';
import '@hangtag/ui/theme/themes.css';
