import fc, { type Arbitrary } from 'fast-check'

/** A list in a list in a list; written as text, because `JSON.stringify` would not come back from there. */
export const deepJson = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '\0',
    '/\0',
    '\ud800',
    'a\udfffb',
    '\ud83d\ude00\ud83d',
    '\ufffe\uffff',
    '\u202e\u2066',
    "'; drop table faq; --",
    '../../../../etc/passwd',
    '..%2f..%2f',
    '%',
    '%00',
    '%E0%A6',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'null',
    'NaN',
    '-0',
    '1e999',
    '٣',
    '',
    ' ',
    '\r\nset-cookie: a=b',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer({ min: 100, max: 20_000 }).map((length) => 'x'.repeat(length)),
  fc.integer({ min: 100, max: 5_000 }).map((length) => 'আ'.repeat(length)),
)

/** Something of the wrong kind, or of the right kind and wrong all the same. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    -0,
    1.5,
    1e308,
    -1e308,
    2 ** 53,
    2 ** 31,
    5e-324,
    [],
    {},
    [[]],
    ['1'],
  ),
  fc.double(),
  fc.bigInt().map((number) => Number(number)),
  fc.array(fc.constantFrom<unknown>(1, -1, '1', null, {}), { maxLength: 200 }),
  fc.dictionary(hostileText, fc.constantFrom<unknown>(1, 'x', null), { maxKeys: 30 }),
  fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }),
)

/** Puts `value` somewhere into `target`: the choices of `picks` lead the way down. */
export function replaceSomewhere(target: unknown, picks: readonly number[], value: unknown): unknown {
  const [pick = 0, ...rest] = picks
  if (typeof target !== 'object' || target === null || picks.length === 0) return value
  if (Array.isArray(target)) {
    if (target.length === 0) return [value]
    const at = pick % target.length
    return target.with(at, replaceSomewhere(target[at], rest, value))
  }
  const names = Object.keys(target)
  const name = names[pick % (names.length + 1)] ?? 'unknown_field'
  const inner = Object.getOwnPropertyDescriptor(target, name)?.value
  return Object.fromEntries([...Object.entries(target), [name, replaceSomewhere(inner, rest, value)]])
}
