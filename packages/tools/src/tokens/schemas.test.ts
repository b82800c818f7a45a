/** The design tokens judged by the schemas that the authors of the format publish. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenFiles } from '@hangtag/ui/theme/dtcg/files';
import { Ajv, type ValidateFunction } from 'ajv';
import { expect, it } from 'vitest';
import { repository } from '../steps.ts';

const schemas = join(repository, 'packages/tools/src/tokens/schemas/2025.10');

// The schemas name formats and unions that strict mode would have written otherwise.
const ajv = new Ajv({ strict: false, validateFormats: false });
for (const path of globSync('**/*.json', { cwd: schemas }))
  ajv.addSchema(JSON.parse(readFileSync(join(schemas, path), 'utf8')) as object);

/** The schema of a kind of file, by its name on designtokens.org. */
function schemaOf(name: 'format' | 'resolver'): ValidateFunction {
  const schema = ajv.getSchema(`https://www.designtokens.org/schemas/2025.10/${name}.json`);
  if (schema === undefined) throw new Error(`There is no schema of the ${name}.`);
  return schema;
}

/** What the schema holds against a file; empty for one that it takes. */
function faults(path: string, text: string | undefined): readonly string[] {
  const validate = schemaOf(path.includes('resolver') ? 'resolver' : 'format');
  if (validate(JSON.parse(text ?? ''))) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

it.each(Object.entries(tokenFiles))('%s is as its schema says', (path, text) => {
  expect(faults(path, text)).toEqual([]);
});

it('a unit that the format does not know is refused, and a resolver without an order', () => {
  const sizes = tokenFiles['sets/base.tokens.json']?.replace('"unit": "px"', '"unit": "cm"');
  expect(faults('sets/base.tokens.json', sizes).length).toBeGreaterThan(0);
  const inside = tokenFiles['hangtag-all.resolver.json']?.replace('"unit": "px"', '"unit": "cm"');
  expect(faults('hangtag-all.resolver.json', inside).length).toBeGreaterThan(0);
  const order = tokenFiles['hangtag.resolver.json']?.replace('"resolutionOrder"', '"order"');
  expect(faults('hangtag.resolver.json', order).length).toBeGreaterThan(0);
});
