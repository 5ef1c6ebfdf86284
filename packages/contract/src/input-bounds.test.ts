import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as contract from './index.ts'

const calls = Object.entries(contract).filter(
  ([, value]) => typeof value === 'object' && 'path' in value,
) as unknown as [string, contract.Call][]

/** These formats can be only so long by themselves. */
const shortFormats = new Set(['date', 'time', 'uuid'])

type Definition = {
  type: string
  format?: string
  checks?: { _zod: { def: { check: string; format?: string } } }[]
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  options?: z.ZodType[]
  element?: z.ZodType
  items?: z.ZodType[]
  rest?: z.ZodType | null
  keyType?: z.ZodType
  valueType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
}

const leaves = new Set(['number', 'enum', 'literal', 'null', 'boolean', 'undefined', 'transform'])

/** Every place in a schema where a caller could send as much as they like. */
function unbounded(schema: z.ZodType, path: string): string[] {
  const definition = schema._zod.def as unknown as Definition
  const checks = (definition.checks ?? []).map(({ _zod }) => _zod.def)
  const hasMost = checks.some(({ check }) => check === 'max_length')
  const formats = [definition.format, ...checks.map(({ format }) => format)]
  const inside = (inner: z.ZodType | null | undefined, name = '') => (inner ? unbounded(inner, path + name) : [])
  switch (definition.type) {
    case 'string':
      return hasMost || formats.some((format) => shortFormats.has(format ?? '')) ? [] : [path]
    case 'array':
      return [...(hasMost ? [] : [path]), ...inside(definition.element, '[]')]
    case 'record': {
      const most = z.globalRegistry.get(schema)?.maxProperties
      return [
        ...(most === undefined ? [path] : []),
        ...inside(definition.keyType, '{name}'),
        ...inside(definition.valueType, '{}'),
      ]
    }
    case 'object':
      return Object.entries(definition.shape ?? {}).flatMap(([name, inner]) => inside(inner, `.${name}`))
    case 'tuple':
      return [...(definition.items ?? []).flatMap((item) => inside(item, '[]')), ...inside(definition.rest, '[]')]
    case 'union':
      return (definition.options ?? []).flatMap((option) => inside(option))
    case 'pipe': {
      const input = definition.in?._zod.def.type === 'transform' ? definition.out : definition.in
      return inside(input)
    }
    case 'unknown':
      return [path]
    default:
      if (definition.innerType) return inside(definition.innerType)
      return leaves.has(definition.type) ? [] : [`${path} (${definition.type})`]
  }
}

describe('what a caller may send', () => {
  it('is bounded in every text, list and map of every call', () => {
    const found = calls.flatMap(([name, { params, query, body }]) =>
      Object.entries({ params, query, body }).flatMap(([part, schema]) =>
        schema === undefined ? [] : unbounded(schema, `${name} ${part}`),
      ),
    )
    // A courier's message is kept as it comes: the webhooks' body limit and the input guard of the server bound its values.
    expect(found).toEqual(['pathaoWebhook body{}', 'steadfastWebhook body{}'])
    expect(calls.length).toBeGreaterThan(60)
  })

  it('is refused when a map has more names than it says', () => {
    const query = Object.fromEntries(Array.from({ length: 21 }, (_, nth) => [`name${nth}`, 'x']))
    expect(contract.recordActivity.body.safeParse({ to: '/', query }).success).toBe(false)
    const { name20: _, ...fewer } = query
    expect(contract.recordActivity.body.safeParse({ to: '/', query: fewer }).success).toBe(true)
  })

  it('is refused when an activity has more bytes than one may', () => {
    const taken = (to: string) => contract.recordActivity.body.safeParse({ to, from: to, query: { q: to } }).success
    expect(taken('/'.padEnd(300, 'x'))).toBe(true)
    expect(taken('/'.padEnd(300, 'আ'))).toBe(false)
  })
})
