/** More than any page of ours sends: a thousand flagged questions are the most. */
const usualAtMost = 4000
const depthAtMost = 20
const flatAtMost = 50
/** How many bad texts are named; the first few are enough to mend a form. */
const namedAtMost = 20

type Findings = {
  /** Too many values, or nested too deep: nothing after it was looked at. */
  tooLarge: boolean
  /** Where a text holds what no database keeps, as `selected_answer.3`. */
  unreadable: string[]
}

/** NUL is refused by PostgreSQL, half of a surrogate pair by its JSON, and neither can be typed. */
const isReadable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

const readable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

const nothingFound: Findings = { tooLarge: false, unreadable: [] }

/** Of every request, nearly all of which are small and fine: only one that is not is looked at again to name its fields. */
export const inspectInput = (input: unknown, valuesAtMost = usualAtMost): Findings =>
  isFlatAndReadable(input) ? nothingFound : walkInput(input, valuesAtMost)

/** A few plain values, which is what most calls send. */
function isFlatAndReadable(input: unknown): boolean {
  if (!isContainer(input)) return typeof input !== 'string' || isReadable(input)
  let seen = 0
  for (const key in input) {
    const value = input[key]
    if (++seen > flatAtMost || !isReadable(key) || isContainer(value)) return false
    if (typeof value === 'string' && !isReadable(value)) return false
  }
  return true
}

/** Without recursion, because the depth is the caller's choice. It ends after `valuesAtMost` steps whatever is sent. */
function walkInput(input: unknown, valuesAtMost: number): Findings {
  const unreadable: string[] = []
  const left: { value: unknown; path: string[] }[] = [{ value: input, path: [] }]
  let seen = 0
  const name = (path: string[]) => {
    if (unreadable.length < namedAtMost) unreadable.push(readable(path.join('.')).slice(0, 100) || 'body')
  }
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && !isReadable(value)) name(path)
    if (!isContainer(value)) continue
    if (path.length >= depthAtMost) return { tooLarge: true, unreadable }
    for (const key in value) {
      if (++seen > valuesAtMost) return { tooLarge: true, unreadable }
      const inner = [...path, key]
      if (!isReadable(key)) name(inner)
      left.push({ value: value[key], path: inner })
    }
  }
  return { tooLarge: false, unreadable }
}

/** A copy whose texts can be kept. Only for what `inspectInput` found small enough. */
export function repairTexts(value: unknown): unknown {
  if (typeof value === 'string') return readable(value)
  if (Array.isArray(value)) return value.map(repairTexts)
  if (!isContainer(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [readable(key), repairTexts(inner)]))
}

/** The bytes of a picture are no container of values. */
const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
