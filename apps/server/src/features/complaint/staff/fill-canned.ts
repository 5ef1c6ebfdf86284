import { cannedFields } from '@prostuti/contract/staff'

export type CannedValues = Record<(typeof cannedFields)[number], string>

const field = /\{([^{}\s]*)\}/g

/** The names in braces that mean nothing: whoever keeps such an answer hears of it. */
export const unknownFields = (text: string): string[] =>
  [...text.matchAll(field)].map(([, name = '']) => name).filter((name) => !cannedFields.some((known) => known === name))

/**
 * A canned answer with its fields filled in. Once and from left to right: braces in a doctor's own name or subject are letters as
 * any other. It stays plain text, which every page shows as such.
 */
export const fillCanned = (text: string, values: CannedValues): string =>
  text.replace(field, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof CannedValues] : whole,
  )
