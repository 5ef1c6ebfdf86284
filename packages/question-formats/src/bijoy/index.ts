export { type BijoyConversion, type BijoyProblem, convertBijoy } from './convert-bijoy.ts'
export { convertPlainText, type PlainConversion } from './convert-plain-text.ts'
export { type FontKind, fontKind, isBijoyFont } from './font-kind.ts'
export { looksLikeBijoy } from './looks-like-bijoy.ts'
