/** What a button of the bar writes: around what is marked, or where the cursor stands. */
export type Notation = { before: string; after: string; between?: string }

export const notations = {
  raised: { before: '^{', after: '}' },
  lowered: { before: '_{', after: '}' },
  fraction: { before: '\\frac{', between: '}{', after: '}' },
  root: { before: '\\sqrt{', after: '}' },
} satisfies Record<string, Notation>

export const signs = ['α', 'β', 'µ', '→', '≥', '≤', '±', '°'] as const

type Box = { value: string; start: number; end: number }
type Inserted = Box

/** The stored notation of a formula, written into a text; the cursor stands where one types on. */
export function insertNotation({ value, start, end }: Box, { before, between = '', after }: Notation): Inserted {
  const marked = value.slice(start, end)
  const text = value.slice(0, start) + before + marked + between + after + value.slice(end)
  // Of a fraction whose top was marked, the bottom is typed next.
  const cursor = start + before.length + marked.length + (marked !== '' && between !== '' ? between.length : 0)
  return { value: text, start: cursor, end: cursor }
}
