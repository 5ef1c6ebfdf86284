import type { Locale } from '@prostuti/text/locale'
import { AppError } from '../../errors.ts'
import { cleanFields } from './clean-texts.ts'

/** The texts of every part of a list, refused as `menus.2.title.bn`. */
export function cleanItems<Item extends object>(
  items: readonly Item[],
  lengths: Parameters<typeof cleanFields<Item>>[1],
  { name, locale }: { name: string; locale: Locale },
): Item[] {
  return items.map((item, at) => {
    try {
      return cleanFields(item, lengths, locale)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const fields = Object.entries(error.fields).map(([field, words]) => [`${name}.${at}.${field}`, words])
      throw new AppError(error.code, { fields: Object.fromEntries(fields), cause: error })
    }
  })
}
