import type { LocalizedText } from '@prostuti/text/locale'
import { cleanInBoth, plainLine, plainParagraphs } from '../../rich-text/index.ts'
import type { QuestionContent } from '../rules/question-content.ts'

/** Texts as they are kept: NFC, without what nobody sees; what is empty is left out. */
export function cleanContent(content: QuestionContent): QuestionContent {
  const image = (given: QuestionContent['images'][number]) => ({ ...given, alt: cleanInBoth(given.alt, plainLine) })
  return {
    ...content,
    text: cleanInBoth(content.text, plainParagraphs),
    images: content.images.map(image),
    parts: content.parts.map(({ id, text, image: picture, note }) => {
      const said = written(note)
      return {
        id,
        text: cleanInBoth(text, plainParagraphs),
        ...(picture && { image: image(picture) }),
        ...(said && { note: said }),
      }
    }),
    explanation: written(content.explanation) ?? null,
    source: plainLine(content.source ?? '') || null,
  }
}

/** Bengali is what every reader gets where their own language is not written: a text in English alone is the text. */
function written(text: LocalizedText | null | undefined): { bn: string; en?: string } | undefined {
  if (!text) return undefined
  const { bn, en } = cleanInBoth(text, plainParagraphs)
  if (bn === '') return en === undefined ? undefined : { bn: en }
  return { bn, ...(en !== undefined && { en }) }
}

/** Tags as they are kept: each once, in the order they were given. */
export function cleanTags(tags: readonly string[]): string[] {
  const seen = new Set<string>()
  return tags.map(plainLine).filter((tag) => {
    const key = tag.toLowerCase()
    return tag !== '' && !seen.has(key) && seen.add(key)
  })
}
