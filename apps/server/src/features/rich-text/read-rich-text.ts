import type { RichText } from '@prostuti/contract'
import { Parser } from 'htmlparser2'
import { droppedWhole, meaningOf } from './rich-elements.ts'
import { type RichElement, RichTree } from './rich-tree.ts'
import { safeHref, safeSrc } from './safe-address.ts'

/** Longer text is cut when it is read and refused when it is written: a page of 100 screens is a mistake. */
export const maxRichTextLength = 200_000
const maxOpenTags = 500

/**
 * Stored HTML as the elements a page builds. It allows what is listed and nothing else, so that even a row that never
 * went through `cleanRichText` renders nothing alive.
 */
export function readRichText(html: string | null | undefined): RichText {
  if (!html) return []
  const tree = new RichTree()
  // One entry for each open tag: its element, or nothing where the tag went.
  const tags: (RichElement | undefined)[] = []
  let droppedFrom = Number.POSITIVE_INFINITY

  const parser = new Parser({
    onopentag(name, given) {
      tags.push(undefined)
      if (tags.length >= droppedFrom) return
      if (droppedWhole.has(name) || tags.length > maxOpenTags) {
        droppedFrom = tags.length
        return
      }
      const tag = meaningOf(name)
      const attributes = tag && attributesOf(tag, given)
      if (tag && attributes) tags[tags.length - 1] = tree.enter(tag, attributes)
    },
    onclosetag() {
      if (tags.length <= droppedFrom) droppedFrom = Number.POSITIVE_INFINITY
      const element = tags.pop()
      if (element !== undefined) tree.leave(element)
    },
    ontext(text) {
      if (tags.length < droppedFrom) tree.write(text)
    },
  })
  parser.end(html.slice(0, maxRichTextLength))
  return tree.end()
}

/** Undefined when the element is nothing without what was refused. */
function attributesOf(tag: string, given: Record<string, string>): Omit<RichElement, 'tag'> | undefined {
  const lang = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(given.lang ?? '') ? { lang: given.lang } : {}
  if (tag === 'a') {
    const href = safeHref(given.href)
    return href === undefined ? undefined : { href, ...lang }
  }
  if (tag === 'img') {
    const src = safeSrc(given.src)
    return src === undefined ? undefined : { src, alt: plainAlt(given.alt), ...lang }
  }
  return lang
}

const plainAlt = (alt = ''): string =>
  alt
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 500)
    .toWellFormed()
