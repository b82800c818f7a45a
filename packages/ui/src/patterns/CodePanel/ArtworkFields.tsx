import { type CodeArtwork, type CodeSymbol, INK_MAX } from '@hangtag/contract/wire/code';
import { Select } from '../../elements/Select/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import type { ChosenCode } from './artwork.ts';

export interface ArtworkFieldsProps {
  code: ChosenCode;
  onChange: (artwork: CodeArtwork) => void;
  onInkChange: (ink: string) => void;
}

const names: Readonly<Record<CodeSymbol, string>> = {
  qr: 'QR code',
  datamatrix: 'Data Matrix',
  'gs1-datamatrix': 'GS1 DataMatrix, number only',
};

/** What stands on the files: the symbol, the linear code beside it, the number below, and the ink. */
export function ArtworkFields({ code, onChange, onInkChange }: ArtworkFieldsProps) {
  const { artwork, symbols, retail, gtin14 } = code;
  return (
    <Grid gap={20}>
      <Select
        label="Symbol"
        options={symbols.map(({ symbol }) => ({ id: symbol, label: names[symbol] }))}
        value={artwork.symbol}
        onChange={(symbol) => onChange({ ...artwork, symbol })}
      />
      <TextField
        label="Ink"
        labelEnd="Optional"
        placeholder="Black, K 100"
        hint="Or the name of a spot colour, for PDF and EPS."
        value={code.ink}
        onChange={onInkChange}
        maxLength={INK_MAX}
      />
      <Select
        label="Beside it"
        options={[
          { id: 'none', label: 'Nothing' },
          ...(retail ? [{ id: 'retail', label: retail.kind } as const] : []),
        ]}
        value={artwork.beside ? 'retail' : 'none'}
        onChange={(id) => onChange({ ...artwork, beside: id === 'retail' })}
      />
      <Select
        label="Text below"
        options={[
          { id: 'none', label: 'None' },
          ...(gtin14 ? [{ id: 'gtin', label: 'GTIN' } as const] : []),
        ]}
        value={artwork.humanReadable ? 'gtin' : 'none'}
        onChange={(id) => onChange({ ...artwork, humanReadable: id === 'gtin' })}
      />
    </Grid>
  );
}
