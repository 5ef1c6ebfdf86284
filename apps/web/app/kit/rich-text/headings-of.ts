import type { RichNode, RichText } from '@prostuti/contract'

export type Heading = { id: string; title: string; position: number }

/** The parts of a long text, in order. Named by number: a Bengali name in an address turns into signs when it is shared. */
export function headingsOf(value: RichText): Heading[] {
  return value
    .flatMap((node, position) =>
      typeof node !== 'string' && node.tag === 'h2' ? [{ title: wordsOf(node), position }] : [],
    )
    .map((heading, at) => ({ ...heading, id: `part-${at + 1}` }))
}

function wordsOf(node: RichNode): string {
  if (typeof node === 'string') return node
  return (node.children ?? []).map(wordsOf).join('')
}
