import { readTex } from './read-tex.ts'

/** How Moodle knows where a formula begins and ends. */
const ends: Record<string, string> = { '\\(': '\\)', '\\[': '\\]', $$: '$$' }
const begin = /\\[([]|\$\$/g

/** The formulas of a text in the notation of questions; one that uses more of TeX stays as it was typed. */
export function readFormulas(text: string, fail: (formula: string) => void): string {
  let read = ''
  let from = 0
  const endless = new Set<string>()
  for (const { 0: sign, index } of text.matchAll(begin)) {
    if (index < from || endless.has(sign)) continue
    const end = text.indexOf(ends[sign]!, index + 2)
    if (end < 0) {
      endless.add(sign)
      continue
    }
    const formula = readTex(text.slice(index + 2, end).trim())
    if (formula === null) fail(text.slice(index, end + 2))
    read += text.slice(from, index) + (formula ?? text.slice(index, end + 2))
    from = end + 2
  }
  return read + text.slice(from)
}
