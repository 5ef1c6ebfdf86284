/** Words before the table that a statement is about. */
const beforeTable = new Set(['from', 'into', 'update', 'join'])

/** What a statement does, and to which table, as `select doctor`: nothing of it that somebody could have typed. */
export function summariseQuery(text: string): string {
  const words = text.slice(0, 4000).split(/[\s(),;]+/)
  const verb = (words.find((word) => word !== '') ?? '').toLowerCase()
  const at = words.findIndex((word) => beforeTable.has(word.toLowerCase()))
  const table = at === -1 ? '' : (words[at + 1] ?? '').replaceAll('"', '')
  return `${/^[a-z]+$/.test(verb) ? verb : 'statement'} ${/^[a-z_.]+$/.test(table) ? table : ''}`.trim()
}
