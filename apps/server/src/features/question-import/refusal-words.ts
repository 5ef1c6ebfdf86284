import type { FileRefusal } from '@prostuti/question-formats'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'

/** Why a file was not read, and what to do about it. */
export function refusalWords(refusal: FileRefusal, locale: Locale): string {
  const words: Record<FileRefusal, (inputs: object, options: { locale: Locale }) => string> = {
    unknown_format: messages.office_import_refused_unknown_format,
    protected: messages.office_import_refused_protected,
    legacy_word: messages.office_import_refused_legacy_word,
    too_big: messages.office_import_refused_too_big,
    broken: messages.office_import_refused_broken,
    dangerous: messages.office_import_refused_dangerous,
    no_header: messages.office_import_refused_no_header,
    not_text: messages.office_import_refused_not_text,
  }
  return words[refusal]({}, { locale })
}
