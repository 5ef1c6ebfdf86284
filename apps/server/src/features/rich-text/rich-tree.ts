import type { RichNode, RichTag, RichText } from '@prostuti/contract'
import { isBlock, isFlow, isPart, isVoid, partsOf } from './rich-elements.ts'

export type RichElement = Exclude<RichNode, string>

const maxDepth = 24
const maxNodes = 20_000

/**
 * Puts elements and words together so that a browser, given the same elements as HTML, would build the same tree: no
 * paragraph in a paragraph, no words between table rows. A page would otherwise change under the reader when it wakes up.
 */
export class RichTree {
  readonly root: RichText = []
  private readonly open: RichElement[] = []
  private nodes = 0
  private words = ''

  /** Undefined when there is no place for it: its words then stay where they are. */
  enter(tag: RichTag, attributes: Omit<RichElement, 'tag' | 'children'>): RichElement | undefined {
    this.flush()
    if (!this.makePlace(tag)) return undefined
    const element: RichElement = { tag, ...attributes, ...(!isVoid(tag) && { children: [] }) }
    if (!this.add(element)) return undefined
    if (!isVoid(tag)) this.open.push(element)
    return element
  }

  leave(element: RichElement): void {
    this.flush()
    const at = this.open.lastIndexOf(element)
    // Already closed by something that could not stand inside it.
    if (at >= 0) this.open.length = at
  }

  write(text: string): void {
    this.words += text
  }

  end(): RichText {
    this.flush()
    this.open.length = 0
    return tidy(this.root, true)
  }

  private makePlace(tag: RichTag): boolean {
    if (isPart(tag)) return this.makePlaceForPart(tag)
    // A link in a link is none; the new one ends the old one.
    if (tag === 'a') this.closeFrom(this.open.findLastIndex((element) => element.tag === 'a'))
    if (isBlock(tag)) this.closeFrom(this.open.findLastIndex((element) => !isWordy(element)) + 1)
    return this.wrapInPart() && this.open.length < maxDepth
  }

  /** A part goes into the nearest list or table it belongs to; a row without a body gets one, an orphan is no part at all. */
  private makePlaceForPart(tag: RichTag): boolean {
    const home = this.open.findLastIndex((element) => holds(element, tag) || (tag === 'tr' && element.tag === 'table'))
    if (home < 0 || home + 2 >= maxDepth) return false
    // Not out of an inner table or list into the outer one, as 'td' in a list in a table would.
    if (this.open.slice(home + 1).some((element) => element.tag === 'table' || (tag === 'li' && isList(element)))) {
      return false
    }
    this.closeFrom(home + 1)
    if (tag === 'tr' && this.open.at(-1)?.tag === 'table') return this.enter('tbody', {}) !== undefined
    return true
  }

  /** Words or an element straight in a list become an item; in a table, where no cell is open, they are dropped. */
  private wrapInPart(): boolean {
    const parent = this.open.at(-1)
    if (parent === undefined || partsOf(parent.tag) === undefined) return true
    return isList(parent) && this.enter('li', {}) !== undefined
  }

  private closeFrom(at: number): void {
    if (at >= 0) this.open.length = Math.min(this.open.length, at)
  }

  private flush(): void {
    const text = cleanWords(this.words)
    this.words = ''
    if (text === '') return
    const parent = this.open.at(-1)
    const isInList = parent !== undefined && partsOf(parent.tag) !== undefined
    // A line break between two items is no third item.
    if (isInList && text.trim() === '') return
    if (this.wrapInPart()) this.add(text)
  }

  private add(node: RichNode): boolean {
    if (this.nodes >= maxNodes) return false
    this.nodes += 1
    this.siblings().push(node)
    return true
  }

  private siblings(): RichNode[] {
    return this.open.at(-1)?.children ?? this.root
  }
}

const isList = (element: RichElement): boolean => element.tag === 'ul' || element.tag === 'ol'
const holds = (element: RichElement, part: RichTag): boolean => partsOf(element.tag)?.includes(part) ?? false
const isWordy = (element: RichElement): boolean => !isFlow(element.tag) && partsOf(element.tag) === undefined

/** Without what neither a database nor a reader can take, and in one encoding. */
function cleanWords(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
  const visible = text.toWellFormed().replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
  return visible.normalize('NFC')
}

/**
 * Without elements that hold nothing, as an empty paragraph leaves a gap on the page (cells stay: columns count them), and
 * without the line breaks between blocks, which are how the source was typed.
 */
function tidy(nodes: RichNode[], holdsBlocks: boolean): RichNode[] {
  const kept: RichNode[] = []
  for (const node of nodes) {
    const tidied = typeof node === 'string' || isVoid(node.tag) ? node : tidyElement(node)
    const last = kept.at(-1)
    if (typeof tidied === 'string' && typeof last === 'string') kept[kept.length - 1] = (last + tidied).normalize('NFC')
    else if (tidied !== undefined) kept.push(tidied)
  }
  return holdsBlocks
    ? kept.filter((node, at) => !isBlank(node) || !(isEdge(kept[at - 1]) || isEdge(kept[at + 1])))
    : kept
}

function tidyElement(element: RichElement): RichElement | undefined {
  const children = tidy(element.children ?? [], isFlow(element.tag))
  const isLine = isBlock(element.tag) && isWordy(element)
  const isGone = isLine
    ? children.every(isBlank)
    : children.length === 0 && element.tag !== 'td' && element.tag !== 'th'
  return isGone ? undefined : { ...element, children }
}

const isBlank = (node: RichNode): boolean => typeof node === 'string' && node.trim() === ''
const isEdge = (node: RichNode | undefined): boolean =>
  node === undefined || (typeof node !== 'string' && isBlock(node.tag))
