import type { RichNode } from '@prostuti/contract'
import { cutGraphemes } from '@prostuti/text/graphemes'
import { readRichText } from './read-rich-text.ts'
import { isBlock, isPart } from './rich-elements.ts'

/** The words of rich text on one line, for search engines and shared links: at most `maxChars` letters, cut between letters. */
export function plainText(richHtml: string | null | undefined, maxChars: number): string {
  const words = readRichText(richHtml).map(wordsOf).join('')
  return cutGraphemes(words.replace(/\s+/g, ' ').trim(), maxChars)
}

function wordsOf(node: RichNode): string {
  if (typeof node === 'string') return node
  if (node.tag === 'br' || node.tag === 'hr') return ' '
  const words = (node.children ?? []).map(wordsOf).join('')
  return isBlock(node.tag) || isPart(node.tag) ? ` ${words} ` : words
}
