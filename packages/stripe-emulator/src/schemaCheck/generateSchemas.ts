/** The schemas of the check: every method of the client with the types of its parameters and of its answer. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { methodsIn, resourceFiles, type Method } from './endpoints.ts';
import { SchemaWriter, type Schema } from './schemaWriter.ts';

/** One method with its parameters and its answer. */
export interface Endpoint {
  readonly verb: string;
  readonly path: string;
  /** Of the form; `null` for a method without one. */
  readonly params: Schema | null;
  readonly answer: Schema;
}

/** All of them, with the definitions that their schemas point to. */
export interface Schemas {
  readonly endpoints: readonly Endpoint[];
  readonly event: Schema;
  readonly json: Readonly<Record<string, Schema>>;
  readonly form: Readonly<Record<string, Schema>>;
}

const client = join(dirname(createRequire(import.meta.url).resolve('stripe')), '../esm');
const cache = new URL('../../../../.cache/stripe-schemas/', import.meta.url).pathname;

/** `T` of `Promise<Response<T>>`, and the list of an `ApiListPromise<T>`. */
function answerOf(checker: ts.TypeChecker, returned: ts.Type): ts.Type | undefined {
  const promised = checker.getAwaitedType(returned);
  if (promised?.aliasSymbol?.name === 'Response') return promised.aliasTypeArguments?.[0];
  return promised;
}

function endpointOf(
  checker: ts.TypeChecker,
  owner: ts.Type,
  method: Method,
  writers: { readonly json: SchemaWriter; readonly form: SchemaWriter },
): Endpoint | null {
  const property = owner.getProperty(method.name);
  const [signature] = property ? checker.getTypeOfSymbol(property).getCallSignatures() : [];
  if (!signature) return null;
  const given = signature.parameters.find(({ name }) => name === 'params');
  const params = given ? checker.getNonNullableType(checker.getTypeOfSymbol(given)) : null;
  const answer = answerOf(checker, signature.getReturnType());
  if (!answer) return null;
  return {
    verb: method.verb,
    path: method.path,
    params: params && writers.form.schemaOf(params),
    answer: writers.json.schemaOf(answer),
  };
}

function generate(): Schemas {
  const files = resourceFiles.map((file) => `${client}/resources/${file}.d.ts`);
  const program = ts.createProgram([`${client}/stripe.esm.node.d.ts`, ...files], {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const checker = program.getTypeChecker();
  const writers = {
    json: new SchemaWriter(checker, 'json'),
    form: new SchemaWriter(checker, 'form'),
  };
  const endpoints: Endpoint[] = [];
  let event: Schema = false;
  for (const [index, file] of resourceFiles.entries()) {
    const source = program.getSourceFile(files[index] ?? '');
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module ? checker.getExportsOfModule(module) : [];
    for (const method of methodsIn(client, file)) {
      const symbol = exported.find(({ name }) => name === method.owner);
      const owner = symbol && checker.getDeclaredTypeOfSymbol(symbol);
      const endpoint = owner && endpointOf(checker, owner, method, writers);
      if (endpoint) endpoints.push(endpoint);
    }
    const base = exported.find(({ name }) => name === 'EventBase');
    if (base) event = writers.json.schemaOf(checker.getDeclaredTypeOfSymbol(base));
  }
  return { endpoints, event, json: writers.json.definitions, form: writers.form.definitions };
}

/** Changes when the client does, or how it is read. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(client, '../VERSION')));
  for (const file of ['endpoints.ts', 'generateSchemas.ts', 'schemaWriter.ts']) {
    hash.update(readFileSync(new URL(file, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The schemas; made once for each version of the client, then read from the cache. */
export function schemas(): Schemas {
  const file = join(cache, `${fingerprint()}.json`);
  if (existsSync(file)) {
    const kept: Schemas = JSON.parse(readFileSync(file, 'utf8'));
    return kept;
  }
  const made = generate();
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, JSON.stringify(made));
  return made;
}
