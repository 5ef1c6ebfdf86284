export { cleanRichText } from './clean-rich-text.ts'
export { plainText } from './plain-text.ts'
export { maxRichTextLength, readRichText } from './read-rich-text.ts'
