import { toLatinDigits } from './numbers/digits.ts'

/** `৩: হৃদ্‌রোগ` of `লেকচার ৩: হৃদ্‌রোগ`: what follows where a title says its kind itself, with a number; of other titles undefined. */
export function afterKind(title: string, kinds: readonly string[]): string | undefined {
  const kind = kinds.find((each) => title.startsWith(`${each} `))
  const rest = kind && title.slice(kind.length).trim()
  return rest && /^\d/.test(toLatinDigits(rest)) ? rest : undefined
}
