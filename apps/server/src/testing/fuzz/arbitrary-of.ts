import fc, { type Arbitrary } from 'fast-check'
import type { z } from 'zod'

/** What forms hold on good days; with ids that the demo has, and in both scripts. */
const plausibleTexts = [
  '1',
  '2',
  '20',
  '০৫',
  '2147483647',
  'bcs',
  'about',
  'fcps-part-1',
  'success',
  'small',
  '01712345678',
  '+8801812345678',
  'a@b.co',
  'A-12345',
  'a good long password',
  '123456',
  '2026-07-01',
  'ডা. রহিমা খাতুন',
  'BCS20',
  'client-key-1',
  '👩‍⚕️ ok',
]

const plausibleText = (): Arbitrary<string> =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...plausibleTexts) }, fc.string({ unit: 'grapheme', maxLength: 30 }))

type Definition = {
  type: string
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  options?: z.ZodType[]
  element?: z.ZodType
  items?: z.ZodType[]
  keyType?: z.ZodType
  valueType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  entries?: Record<string, string | number>
  values?: (string | number | boolean | null)[]
}

/** Values that a schema may well accept: the way in for a mutation is through what is right around it. */
export function arbitraryOf(schema: z.ZodType): Arbitrary<unknown> {
  const definition = schema._zod.def as unknown as Definition
  switch (definition.type) {
    case 'string':
      return plausibleText()
    case 'number':
      return fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 60 }) }, fc.integer())
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries ?? {}))
    case 'literal':
      return fc.constantFrom(...(definition.values ?? []))
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(arbitraryOf(definition.element as z.ZodType), { maxLength: 5 })
    case 'tuple':
      return fc.tuple(...(definition.items ?? []).map(arbitraryOf))
    case 'record':
      return fc.dictionary(
        arbitraryOf(definition.keyType as z.ZodType) as Arbitrary<string>,
        arbitraryOf(definition.valueType as z.ZodType),
        { maxKeys: 5 },
      )
    case 'union':
      return fc.oneof(...(definition.options ?? []).map(arbitraryOf))
    case 'object': {
      const fields = Object.entries(definition.shape ?? {}).map(([name, inner]) => [name, arbitraryOf(inner)])
      return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>)
    }
    case 'pipe':
      return arbitraryOf((definition.in?._zod.def.type === 'transform' ? definition.out : definition.in) as z.ZodType)
    case 'optional':
    case 'nullable':
      return fc.oneof(
        { weight: 3, arbitrary: arbitraryOf(definition.innerType as z.ZodType) },
        fc.constant(definition.type === 'nullable' ? null : undefined),
      )
    case 'unknown':
      return fc.jsonValue({ maxDepth: 3 })
    default:
      return definition.innerType ? arbitraryOf(definition.innerType) : fc.constant(null)
  }
}
