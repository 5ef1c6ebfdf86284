import { tidyLine } from '../text/tidy-text.ts'

/** Tags in one cell, with a semicolon between; one that stands in a tag itself has a backslash before it. */
export const writeTags = (tags: readonly string[]): string =>
  tags.map((tag) => tag.replace(/[\\;,]/g, '\\$&')).join('; ')

/** People put commas, semicolons or lines between tags. */
export function readTags(cell: string): string[] {
  const tags: string[] = ['']
  for (let at = 0; at < cell.length; at += 1) {
    const sign = cell[at]!
    if (sign === '\\' && /[\\;,]/.test(cell[at + 1] ?? '')) tags[tags.length - 1] += cell[++at]!
    else if (/[;,\n]/.test(sign)) tags.push('')
    else tags[tags.length - 1] += sign
  }
  return [...new Set(tags.map(tidyLine))].filter((tag) => tag !== '')
}
