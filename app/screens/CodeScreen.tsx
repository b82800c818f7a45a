import { CODE_WIDTH_MM, type CodeAnswer, type PrintUse } from '@hangtag/contract/wire/code';
import type { IssuedCodesAnswer } from '@hangtag/contract/wire/issuedCode';
import { may } from '@hangtag/contract/rules/permissions';
import { type Segment, SegmentedControl } from '@hangtag/ui/elements/SegmentedControl';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { Page } from '@hangtag/ui/layout/Page';
import { CodePanel } from '@hangtag/ui/patterns/CodePanel';
import { IssuedCodes } from '@hangtag/ui/patterns/IssuedCodes';
import { formatNumber } from '@hangtag/ui/support/formatNumber';
import { useEffect, useState } from 'react';
import { codeSymbolAddress } from '../api/products.ts';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import { type CodePart, codeParts } from '../navigation/paths.ts';
import { useTitle } from '../navigation/title.ts';
import { useParamChanges } from '../navigation/useParamChanges.ts';
import {
  downloadCode,
  downloadSheet,
  loadCode,
  loadCodeOfLot,
  loadIssued,
  useCode,
} from '../stores/code.ts';
import {
  type Comparison,
  compareFile,
  forgetComparison,
  useComparison,
} from '../stores/fileComparison.ts';
import { downloadExitPackage, useExitPackage } from '../stores/exitPackage.ts';
import { useSession } from '../stores/session.ts';
import { productEditor } from '../stores/productEditor.ts';
import { ProductCodeLinks } from './ProductCodeLinks.tsx';
import { ProductSerials } from './ProductSerials.tsx';
import { changesOf } from './productWords.ts';

const issuedShown = (issued: IssuedCodesAnswer) => ({ phase: 'ready', ...issued }) as const;
const codeShown = (code: CodeAnswer) => ({ phase: 'ready', code }) as const;

type Part = 'print' | CodePart;
const partsOf = (total: number | undefined) =>
  [
    { value: 'print', label: 'Print' },
    { value: 'printed', label: total ? `Printed ${formatNumber(total)}` : 'Printed' },
    { value: 'serials', label: 'Serials' },
    { value: 'links', label: 'Links' },
  ] as const satisfies readonly Segment<Part>[];

const comparisonShown = (comparison: Comparison) => ({ phase: 'ready', ...comparison }) as const;

/** The product's code: its content, printed form and files [F022, D39]. */
export function CodeScreen({ productId }: { productId: string }) {
  const id = Number(productId);
  const { record, draft } = productEditor.use(id);
  const product = shown(record);
  const { code, issued, isIssuing, problem } = useCode();
  const comparison = useComparison();
  const exitPackage = useExitPackage();
  const session = useSession();
  const [widthMm, setWidth] = useState<number>(CODE_WIDTH_MM.default);
  const [params, changeParams] = useParamChanges();
  const part = codeParts.find((each) => each === params.get('part')) ?? 'print';
  const [chosenUse, setUse] = useState<PrintUse | null>(null);
  // Tills read a number; an address without one is for phones.
  const use = chosenUse ?? (shown(code)?.gtin14 ? 'till' : 'phone');
  const version = product?.version;
  useTitle(`Code of ${product?.name ?? 'a product'}`);
  useEffect(() => {
    if (version !== undefined) void loadCode(id);
  }, [id, version]);
  // Anew with each part: what was handed out there is in the count beside "Printed".
  useEffect(() => void loadIssued(id, 'keeps'), [id, part]);
  useEffect(() => forgetComparison, [id]);
  if (!product) return null;
  const { companyId } = product;
  const mayLeave = session.phase === 'member' && may(session.user.role, 'company.edit');
  return (
    <Page width="full">
      <Stack gap={28}>
        <Inline>
          <SegmentedControl
            aria-label="Part of the code"
            options={partsOf(shown(issued)?.total)}
            value={part}
            onChange={(next) => changeParams({ part: next === 'print' ? '' : next }, 'replaces')}
          />
        </Inline>
        {part === 'serials' && <ProductSerials productId={id} />}
        {part === 'links' && <ProductCodeLinks productId={id} />}
        {part === 'print' && (
          <CodePanel
            content={contentOf(code, codeShown)}
            productId={id}
            name={product.name}
            symbolUrl={(artwork) => codeSymbolAddress(companyId, id, artwork)}
            onIssue={(file) => downloadCode(id, file)}
            onSheet={(file) => downloadSheet(id, file)}
            isIssuing={isIssuing}
            issueProblem={problem?.message ?? null}
            firstIssuedAt={shown(issued)?.firstIssuedAt}
            widthMm={widthMm}
            onWidthChange={setWidth}
            use={use}
            onUseChange={setUse}
            onLotChange={(lot) => void loadCodeOfLot(id, lot)}
            changeCount={changesOf(product, draft).length}
            onRetry={() => void loadCode(id)}
          />
        )}
        {part === 'printed' && (
          <IssuedCodes
            content={contentOf(issued, issuedShown)}
            currentText={shown(code)?.url ?? null}
            comparing={{
              content:
                comparison.phase === 'idle' ? comparison : contentOf(comparison, comparisonShown),
              onCompare: (file) => void compareFile(file),
            }}
            onRetry={() => void loadIssued(id)}
            {...(mayLeave && {
              exitPackage: {
                isBusy: exitPackage.isBusy,
                problem: exitPackage.problem?.message ?? null,
                onDownload: () => void downloadExitPackage(),
              },
            })}
          />
        )}
      </Stack>
    </Page>
  );
}
