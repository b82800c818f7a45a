/** From what a client sent to the company's next draft, and what is wrong with it. */
import { asPage, sectionsOfCompany } from '@hangtag/contract/rules/companyContent';
import { pageAddresses } from '@hangtag/contract/rules/pageAddresses';
import { knownValues } from '@hangtag/contract/rules/sectionValues';
import {
  type CompanyContent,
  type CompanyContentBody,
  companyParts,
} from '@hangtag/contract/wire/companyContent';
import type { CompanySection } from '@hangtag/contract/wire/section';
import type * as v from 'valibot';
import { type Errors, checkSections, repeated } from '../content/checkSections.ts';
import { mayAddToCompany } from '../content/availability.ts';
import { type SectionFile, filesInSections, filesOfSections } from '../content/sectionFiles.ts';

/** The parts that were sent. */
export type DraftInput = v.InferOutput<typeof CompanyContentBody>['unpublishedContent'];

const ROOT = 'unpublishedContent';

/** The draft with the parts that were sent; what a definition does not know is left out. */
export function applyInput(
  now: CompanyContent,
  sent: DraftInput,
  definitions: readonly CompanySection[],
): CompanyContent {
  const byId = new Map(definitions.map((each) => [each.id, each]));
  const known = (sections: NonNullable<DraftInput['signature']>) =>
    sections.map((section) => {
      const definition = byId.get(section.contentSectionId);
      return definition ? { ...section, values: knownValues(definition, section.values) } : section;
    });
  return {
    ...now,
    ...(sent.signature && { signature: known(sent.signature) }),
    ...(sent.premium && { premium: known(sent.premium) }),
    ...(sent.ctas && { ctas: sent.ctas }),
  };
}

/** Everything that is wrong without looking at files. */
export function checkInput(
  sent: DraftInput,
  now: CompanyContent,
  definitions: readonly CompanySection[],
): Errors {
  const errors: Errors = {};
  const next = applyInput(now, sent, definitions);
  const signatureIds = next.signature.map(({ id }) => id);
  const twice = repeated([...signatureIds, ...next.premium.map(({ id }) => id)]);
  for (const at of twice) {
    const place = at - signatureIds.length;
    const path = place < 0 ? `signature.${at}` : `premium.${place}`;
    errors[`${ROOT}.${path}.id`] = ['Is used by another section.'];
  }
  for (const part of companyParts) {
    checkSections(sent[part] ?? [], errors, {
      path: `${ROOT}.${part}`,
      definitions,
      before: now[part],
      mayAdd: (definition) => mayAddToCompany(definition, part),
    });
  }
  return errors;
}

/** Every file that was sent, with the path to name when it is wrong. */
export const filesInInput = (
  sent: DraftInput,
  definitions: readonly CompanySection[],
): readonly SectionFile[] =>
  companyParts.flatMap((part) => filesInSections(sent[part] ?? [], definitions, `${ROOT}.${part}`));

/** Everything that the content refers to. */
export const targetsOfCompany = (
  content: CompanyContent,
  definitions: readonly CompanySection[],
) => ({
  files: filesOfSections(sectionsOfCompany(content), definitions),
  ctas: content.ctas,
  addresses: pageAddresses(asPage(content), definitions).map(({ address }) => address),
});
