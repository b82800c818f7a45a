/** JSON Schema of TypeScript types, by the compiler's own reading of them. */
import ts from 'typescript';
import { knownObjects } from './endpoints.ts';

/** A JSON Schema, or `false` for what must not be there. */
export type Schema = boolean | { readonly [key: string]: unknown };

/** The described format: JSON of an answer, or a request's form, in which every value is a text. */
export type Encoding = 'json' | 'form';

const number = {
  json: { type: 'number' },
  form: { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' },
};
const anyBoolean = { json: { type: 'boolean' }, form: { enum: ['true', 'false'] } };
const nothing = { json: { type: 'null' }, form: { const: '' } };

const has = (type: ts.Type, flag: ts.TypeFlags): boolean => (type.flags & flag) !== 0;

/** Collects the definitions of all types that a schema mentions; each type is described once. */
export class SchemaWriter {
  readonly definitions: Record<string, Schema> = {};
  readonly #checker: ts.TypeChecker;
  readonly #encoding: Encoding;
  readonly #names = new Map<ts.Type, string>();

  constructor(checker: ts.TypeChecker, encoding: Encoding) {
    this.#checker = checker;
    this.#encoding = encoding;
  }

  schemaOf(type: ts.Type): Schema {
    if (has(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
    if (has(type, ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) return false;
    if (type.isStringLiteral()) return { const: type.value };
    if (type.isNumberLiteral()) {
      return { const: this.#encoding === 'form' ? String(type.value) : type.value };
    }
    if (has(type, ts.TypeFlags.BooleanLiteral)) return this.#flag(type);
    if (has(type, ts.TypeFlags.Boolean)) return anyBoolean[this.#encoding];
    if (has(type, ts.TypeFlags.String)) return { type: 'string' };
    if (has(type, ts.TypeFlags.Number)) return number[this.#encoding];
    if (has(type, ts.TypeFlags.Null)) return nothing[this.#encoding];
    if (type.isUnion()) return this.#union(type);
    if (isOpenText(type)) return { type: 'string' };
    return this.#object(type);
  }

  #flag(type: ts.Type): Schema {
    const value = this.#checker.typeToString(type);
    return { const: this.#encoding === 'form' ? value : value === 'true' };
  }

  /**
   * Stripe's enums are open: `'a' | 'b' | OtherString`. What we send and what we answer must be a name that the client knows,
   * so the open end is left out.
   */
  #union(type: ts.UnionType): Schema {
    const isEnum = type.types.some((member) => member.isStringLiteral() && member.value !== '');
    const members = type.types.filter((member) => !(isEnum && isOpenText(member)));
    const options = members
      .map((member) => this.schemaOf(member))
      .filter((schema) => schema !== false);
    const constants = options.filter(isConstant);
    const others = options.filter((option) => !isConstant(option));
    const all =
      constants.length > 0
        ? [{ enum: [...new Set(constants.map((one) => one.const))] }, ...others]
        : others;
    if (all.length === 0) return false;
    return all.length === 1 ? (all[0] ?? false) : { anyOf: all };
  }

  #object(type: ts.Type): Schema {
    const name = type.symbol?.name ?? '';
    if (name === 'Decimal' || type.aliasSymbol?.name === 'Decimal')
      return { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' };
    if (name === 'Date') return number[this.#encoding];
    if (this.#checker.isArrayType(type)) {
      const [item] = this.#checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: item ? this.schemaOf(item) : true };
    }
    const kind = this.#kindOf(type);
    if (this.#encoding === 'json' && kind !== null && !knownObjects.has(kind)) return false;
    return { $ref: `#/definitions/${this.#define(type, kind ?? name)}` };
  }

  /** The literal of `object`, which identifies the kind of a Stripe object. */
  #kindOf(type: ts.Type): string | null {
    const property = type.getProperty('object');
    if (!property) return null;
    const value = this.#checker.getTypeOfSymbol(property);
    return value.isStringLiteral() ? value.value : null;
  }

  #define(type: ts.Type, name: string): string {
    const known = this.#names.get(type);
    if (known !== undefined) return known;
    const key = `${name.replaceAll(/\W/g, '_')}_${this.#names.size}`;
    this.#names.set(type, key);
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const property of this.#checker.getPropertiesOfType(type)) {
      const schema = this.#propertyOf(property);
      if (schema === null) continue;
      properties[property.name] = schema;
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      if (!isOptional) required.push(property.name);
    }
    const index = this.#checker.getIndexInfoOfType(type, ts.IndexKind.String);
    // `{}` says that anything may be in it, not that nothing is.
    const isOpen = Object.keys(properties).length === 0;
    const additionalProperties = index ? this.schemaOf(index.type) : isOpen;
    this.definitions[key] = { type: 'object', properties, required, additionalProperties };
    return key;
  }

  /** Null of a method. */
  #propertyOf(property: ts.Symbol): Schema | null {
    const type = this.#checker.getTypeOfSymbol(property);
    if (type.getCallSignatures().length > 0) return null;
    return this.schemaOf(type);
  }
}

/** `string & Record<never, never>`: how the client writes "some other text". */
const isOpenText = (type: ts.Type): boolean =>
  type.isIntersection() && type.types.some((part) => has(part, ts.TypeFlags.String));

const isConstant = (schema: Schema): schema is { readonly const: unknown } =>
  typeof schema === 'object' && 'const' in schema;
