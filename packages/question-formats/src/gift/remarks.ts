import { tidyLine } from '../text/tidy-text.ts'

/** What Moodle writes into comments above a question: `// [id:12] [tag:CVS]`. */
export type Remarks = { id: string | null; tags: string[] }

export function writeRemarks({ id, tags }: Remarks): string {
  const remarks = [
    ...(id === null ? [] : [`[id:${escapeRemark(id)}]`]),
    ...tags.map((tag) => `[tag:${escapeRemark(tag)}]`),
  ]
  return remarks.length === 0 ? '' : `// ${remarks.join(' ')}\n`
}

export function readRemarks(comments: readonly string[]): Remarks {
  const found = comments.flatMap((comment) => [...comment.matchAll(/\[(id|tag):((?:\\\]|[^\]])+)\]/g)])
  const named = (kind: string) =>
    found.flatMap(([, name, text]) => (name === kind ? [tidyLine(readRemark(text!))] : []))
  return { id: named('id')[0] || null, tags: [...new Set(named('tag'))].filter((tag) => tag !== '') }
}

/** A bracket that closes has a backslash before it; a backslash itself is written by its number, for which Moodle has no escape. */
const escapeRemark = (text: string): string =>
  text
    .replace(/&(?=#(?:92|38);)/g, '&#38;')
    .replaceAll('\\', '&#92;')
    .replaceAll(']', '\\]')

const readRemark = (text: string): string =>
  text.replaceAll('\\]', ']').replace(/&#(92|38);/g, (_, code: string) => String.fromCharCode(Number(code)))
