import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { invalidFields } from '../../input/refuse-fields.ts'

/** Says beside its field that something is there already, where the database found it: nobody can slip in between. */
export async function refuseTaken<Answer>(
  work: Promise<Answer>,
  /** The name of the unique constraint → the field of the wire. */
  fieldOf: Record<string, string>,
  locale: Locale,
): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    const { code, constraint } = (error instanceof Error && error.cause ? error.cause : error) as {
      code?: string
      constraint?: string
    }
    const field = code === '23505' ? fieldOf[constraint ?? ''] : undefined
    if (field === undefined) throw error
    throw invalidFields({ [field]: messages.error_field_taken({}, { locale }) }, error)
  }
}
