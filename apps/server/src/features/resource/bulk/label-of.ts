import { type Locale, pickText } from '@prostuti/text/locale'

const named = ['title', 'name', 'text', 'code', 'label', 'heading', 'day']

/** What a thing is called, by the first of its fields that says so. */
export function labelOf(fields: Record<string, unknown>, locale: Locale): string {
  for (const name of named) {
    const value = fields[name]
    if (typeof value === 'string' && value !== '') return value
    if (isText(value)) return pickText(value, locale)
  }
  return ''
}

export const isText = (value: unknown): value is { bn: string; en?: string } =>
  typeof value === 'object' && value !== null && 'bn' in value && typeof value.bn === 'string'
