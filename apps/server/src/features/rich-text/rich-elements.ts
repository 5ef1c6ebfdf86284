import { type RichTag, richTags } from '@prostuti/contract'

const allowed: ReadonlySet<string> = new Set(richTags)

/** What people paste, by the element that it means here. Boxes become paragraphs, so that words of two lines do not run together. */
export const meanings: Readonly<Record<string, RichTag>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  cite: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  tfoot: 'tbody',
  ...Object.fromEntries(
    'div section article aside header footer main nav address figure figcaption dl dt dd center fieldset form pre caption'
      .split(' ')
      .map((box) => [box, 'p'] as const),
  ),
}

/** The element that a tag stands for; undefined: its words stay, the tag goes. */
export function meaningOf(tag: string): RichTag | undefined {
  if (allowed.has(tag)) return tag as RichTag
  return Object.hasOwn(meanings, tag) ? meanings[tag] : undefined
}

/** Elements whose content is no words for a reader, or is parsed differently by different programs: they go with all they hold. */
export const droppedWhole: ReadonlySet<string> = new Set(
  (
    'script style template noscript iframe frame frameset object embed applet svg math title textarea xmp noembed ' +
    'noframes plaintext select option optgroup datalist head audio video source track canvas map button input keygen ' +
    'portal fencedframe marquee base basefont link meta param isindex listing slot dialog'
  ).split(' '),
)

/** These start a line of their own: they end the paragraph and the emphasis that are open. */
const blocks: ReadonlySet<string> = new Set<RichTag>(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'table', 'hr'])
export const isBlock = (tag: string): boolean => blocks.has(tag)

/** These may hold blocks. Everything else holds words, or the parts named in `partsOf`. */
const flows: ReadonlySet<string> = new Set<RichTag>(['li', 'blockquote', 'td', 'th'])
export const isFlow = (tag: string): boolean => flows.has(tag)

/** Lists and tables hold nothing but their parts. */
const parts: Partial<Record<RichTag, readonly RichTag[]>> = {
  ul: ['li'],
  ol: ['li'],
  table: ['thead', 'tbody'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
}
export const partsOf = (tag: RichTag): readonly RichTag[] | undefined => parts[tag]

const partTags: ReadonlySet<string> = new Set(Object.values(parts).flat())
export const isPart = (tag: string): boolean => partTags.has(tag)

const empties: ReadonlySet<string> = new Set<RichTag>(['br', 'hr', 'img'])
/** Holds nothing, and is something all the same. */
export const isVoid = (tag: string): boolean => empties.has(tag)
