export { cleanRichText } from './clean-rich-text.ts'
export { cleanInBoth, plainLine, refuseBadTexts } from './clean-texts.ts'
export { plainText } from './plain-text.ts'
export { maxRichTextLength, readRichText } from './read-rich-text.ts'
