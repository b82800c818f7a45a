import {
  type CodeArtwork,
  type CodeLevel,
  type CodeSymbol,
  INK_MAX,
} from '@hangtag/contract/wire/code';
import { ColorField } from '../../elements/ColorField/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import type { ChosenCode, Ink } from './artwork.ts';
import { levelShares } from './levels.ts';
import { LotField } from './LotField.tsx';

export interface ArtworkFieldsProps {
  code: ChosenCode;
  onChange: (artwork: CodeArtwork) => void;
  onInkChange: (ink: Ink) => void;
  onLotChange: (lot: string) => void;
}

const names: Readonly<Record<CodeSymbol, string>> = {
  qr: 'QR code',
  datamatrix: 'Data Matrix',
  'gs1-datamatrix': 'GS1 DataMatrix, number only',
};

/** What stands on the files: the symbol, the linear code beside it, the number and lot below, and the ink. */
export function ArtworkFields({ code, onChange, onInkChange, onLotChange }: ArtworkFieldsProps) {
  const { artwork, symbols, retail, gtin14, ink, inkColour } = code;
  const kinds = [...new Set(symbols.map(({ symbol }) => symbol))];
  const levels = symbols.flatMap(({ symbol, level }) => (symbol === 'qr' && level ? [level] : []));
  return (
    <Grid gap={20}>
      <Select
        label="Symbol"
        options={kinds.map((symbol) => ({ id: symbol, label: names[symbol] }))}
        value={artwork.symbol}
        onChange={(symbol) => onChange({ ...artwork, symbol })}
      />
      {artwork.symbol === 'qr' && (
        <Select
          label="Error correction"
          options={levels.map((level) => ({ id: level, label: levelLabel(level) }))}
          value={artwork.level}
          onChange={(level) => onChange({ ...artwork, level })}
        />
      )}
      <TextField
        label="Ink"
        labelEnd="Optional"
        placeholder="Black, K 100"
        hint="Or the name of a spot colour, for PDF and EPS."
        value={ink}
        onChange={(next) => onInkChange({ ink: next, inkColour: next === '' ? null : inkColour })}
        maxLength={INK_MAX}
      />
      {ink !== '' && (
        <ColorField
          label="Its colour"
          labelEnd="Optional"
          placeholder="#1E4D3B"
          hint="Tells how it looks in the red light of a till."
          value={inkColour}
          onChange={(next) => onInkChange({ ink, inkColour: next })}
        />
      )}
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
          ...(gtin14
            ? [{ id: 'gtin', label: code.lot === '' ? 'GTIN' : 'GTIN and lot' } as const]
            : []),
        ]}
        value={artwork.humanReadable ? 'gtin' : 'none'}
        onChange={(id) => onChange({ ...artwork, humanReadable: id === 'gtin' })}
      />
      {gtin14 !== null && <LotField key={code.lot} lot={code.lot} onChange={onLotChange} />}
    </Grid>
  );
}

const levelLabel = (level: CodeLevel) => `${level}, ${levelShares[level]}%`;
