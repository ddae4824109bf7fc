import Type, { type Static, type TSchema } from '../../generated/typebox.js';
import { BOUNDS } from './bounds.ts';
import type { AmountNode, ChangeNode, ConditionNode, EffectNode } from './world.ts';

/** A reference to one of the definitions of a card schema, with its type. */
export const ref = <T>(name: string) => Type.Unsafe<T>({ $ref: `#/$defs/${name}` });

export const AmountRef = ref<AmountNode>('amount');
export const EffectsRef = ref<readonly EffectNode[]>('effects');
export const PriceRef = ref<readonly EffectNode[]>('price');
export const ConditionRef = ref<ConditionNode>('condition');
export const ChangeRef = ref<ChangeNode>('change');

/** An integer within the bounds of amounts. */
export const Whole = Type.Integer({ minimum: -BOUNDS.amount, maximum: BOUNDS.amount });
/** A count that makes sense: 1 and up. */
export const Positive = Type.Integer({ minimum: 1, maximum: BOUNDS.amount });

/** A closed object: an unknown key is an error. */
export const closed = <P extends Parameters<typeof Type.Object>[0]>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** One of several objects, told apart by a tag: one mistake gives one error. */
export const tagged = <T>(tag: string, branches: readonly TSchema[]) =>
  Type.Unsafe<T>({
    type: 'object',
    discriminator: { propertyName: tag },
    oneOf: branches as TSchema[],
  });

/** Tells two shapes apart by a test, so that only the right one is checked. */
export const either = <T>(test: object, then: TSchema, otherwise: TSchema) =>
  Type.Unsafe<T>({ if: test, then, else: otherwise });

/** A field that may be left out, and what it is then. */
export const orElse = <S extends TSchema>(schema: S, otherwise: Static<S>) =>
  Type.Optional(Type.Unsafe<Static<S>>({ ...schema, default: otherwise }));
/** A form that there is only in packs from a format on. */
export const since = <S extends TSchema>(format: number, schema: S) =>
  Type.Unsafe<Static<S>>({ ...schema, since: format });
/** Words of which there are some only in packs from a format on. */
export const wordsSince = <S extends TSchema>(formats: { readonly [word: string]: number }, schema: S) =>
  Type.Unsafe<Static<S>>({ ...schema, wordsSince: formats });
/** A flag that is off where it is left out. */
export const Flag = orElse(Type.Boolean(), false);

/** An integer, or an object. */
export const amountSchema = (branches: readonly TSchema[]) =>
  either<AmountNode>({ type: 'object' }, tagged('amount', branches), Whole);
