import * as m from '@prostuti/text/messages'
import { ApiError } from '../../api/api-error.ts'

type Texts = Readonly<Record<string, string>>

/** Field name → what is wrong with it; undefined where nothing is. */
export type Complaints<Field extends string = string> = Readonly<Partial<Record<Field, string | undefined>>>

/** What a form shows after a try that did not go through. */
export type Failure = {
  /** Field name → what is wrong with it. */
  fields: Texts
  /** Said above the form; empty when the fields say it all. */
  message: string
  /** `note` where nobody erred: no network, a wait. */
  tone: 'bad' | 'note'
  /** The one box that all is about: it takes the focus itself, and needs no summary. */
  only?: string | undefined
  waitSeconds?: number | undefined
  code: ApiError['code'] | 'fields'
}

/** Boxes that are wrong by the browser's own check, or by an answer that names none of them. */
export class FieldsError<Field extends string = string> extends Error {
  override readonly name = 'FieldsError'
  readonly fields: Complaints<Field>

  constructor(fields: Complaints<Field>) {
    super('fields')
    this.fields = fields
  }
}

/** The browser's own check, before anything is sent. Undefined when nothing is wrong. */
export const fieldsError = (complaints: Complaints): FieldsError | undefined =>
  Object.values(complaints).some(Boolean) ? new FieldsError(complaints) : undefined

/** `besideField` names the box that a code is about: wrong credentials stand beside the password. */
export function failureOf(
  error: unknown,
  known: readonly string[],
  besideField?: (error: ApiError) => Complaints | undefined,
): Failure {
  if (error instanceof FieldsError) {
    const fields = textsIn(error.fields)
    return { fields, message: m.account_failed_fields(), tone: 'bad', only: onlyOf(fields), code: 'fields' }
  }
  return apiFailure(error instanceof ApiError ? error : new ApiError(0, 'unavailable'), known, besideField)
}

function apiFailure(
  error: ApiError,
  known: readonly string[],
  besideField?: (error: ApiError) => Complaints | undefined,
): Failure {
  const { code, retryAfterSeconds } = error
  if (code === 'offline' || code === 'timeout')
    return {
      fields: {},
      message: code === 'offline' ? m.account_failed_offline() : m.account_failed_timeout(),
      tone: 'note',
      code,
    }
  if (code === 'too_many_requests')
    return { fields: {}, message: error.message, tone: 'note', waitSeconds: retryAfterSeconds ?? 60, code }
  const complaints = besideField?.(error)
  if (complaints) {
    const fields = textsIn(complaints)
    return { fields: fields, message: '', tone: 'bad', only: onlyOf(fields), code }
  }
  const fields = textsIn(Object.fromEntries(Object.entries(error.errors).map(([name, [text]]) => [name, text])))
  const strangers = Object.entries(fields).filter(([name]) => !known.includes(name))
  // A complaint about something the form has no box for would otherwise be said nowhere.
  const message = [error.message || m.state_error_text(), ...strangers.map(([, text]) => text)].join(' ')
  return { fields, message, tone: 'bad', only: strangers.length === 0 ? onlyOf(fields) : undefined, code }
}

function textsIn(complaints: Complaints): Texts {
  return Object.fromEntries(Object.entries(complaints).filter((each): each is [string, string] => Boolean(each[1])))
}

function onlyOf(fields: Texts): string | undefined {
  const names = Object.keys(fields)
  return names.length === 1 ? names[0] : undefined
}
