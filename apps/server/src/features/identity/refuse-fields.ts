import { AppError } from '../../errors.ts'

/** Refuses with every complaint at once, so that a form is corrected in one go. */
export function refuseFields(complaints: Record<string, string | undefined>): void {
  const fields = Object.entries(complaints).flatMap(([field, text]) => (text === undefined ? [] : [[field, [text]]]))
  if (fields.length > 0) throw new AppError('validation_failed', { fields: Object.fromEntries(fields) })
}
