export type Differing = { name: string; mine: unknown; theirs: unknown }

/** The fields in which two states of one thing differ, whatever order their parts stand in. */
export function differingFields(mine: Record<string, unknown>, theirs: Record<string, unknown>): Differing[] {
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    .filter((name) => canonical(mine[name]) !== canonical(theirs[name]))
    .map((name) => ({ name, mine: mine[name], theirs: theirs[name] }))
}

/** What is left out and what is empty mean the same in a form. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (value !== null && typeof value === 'object') {
    const parts = Object.entries(value).filter(([, part]) => part !== undefined && part !== null && part !== '')
    if (parts.length === 0) return canonical('')
    return `{${parts
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => `${name}:${canonical(part)}`)
      .join()}}`
  }
  return JSON.stringify(value ?? '')
}
