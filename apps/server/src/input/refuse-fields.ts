import { AppError } from '../errors.ts'

/** Field of the wire → what is wrong with it, in the reader's language; undefined where nothing is. */
type Complaints = Record<string, string | undefined>

export function invalidFields(complaints: Complaints, cause?: unknown): AppError {
  const fields = Object.entries(complaints).flatMap(([field, text]) => (text === undefined ? [] : [[field, [text]]]))
  return new AppError('validation_failed', { fields: Object.fromEntries(fields), cause })
}

/** Refuses with every complaint at once, so that a form is corrected in one go; does nothing where there is none. */
export function refuseFields(complaints: Complaints): void {
  if (Object.values(complaints).some((text) => text !== undefined)) throw invalidFields(complaints)
}
