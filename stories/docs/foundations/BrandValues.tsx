import { type Brand, type BrandRole, brandThemes } from '@hangtag/ui/theme/brands/brand';
import { contract } from '@hangtag/ui/theme/contract';
import * as css from './foundations.css.ts';
import { tokenWords, themeTitles } from './naming.ts';

export interface BrandValuesProps {
  brand: Brand;
}

/** The colours that a brand fills in, for light and dark. */
export function BrandValues({ brand }: BrandValuesProps) {
  return (
    <div className={css.rows}>
      {(Object.keys(brand.light) as BrandRole[]).map((role) => (
        <div key={role} className={css.row}>
          <div className={css.tile}>
            <p className={css.name}>{tokenWords(role)}</p>
            <p className={css.quiet}>{contract.color[role]}</p>
          </div>
          <div className={css.values}>
            {brandThemes.map((theme) => (
              <p key={theme} className={css.figures}>
                <span className={css.chip} style={{ background: brand[theme][role] }} />
                {themeTitles[theme]} {brand[theme][role]}
              </p>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
