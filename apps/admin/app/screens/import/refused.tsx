import type { FileRefusal } from '@prostuti/question-formats'
import * as m from '@prostuti/text/messages'
import { BrokenPulse } from '@prostuti/ui/drawings/broken-pulse'
import { Dropzone } from './dropzone.tsx'
import { Head } from './head.tsx'
import type { Import } from './model/use-import.ts'

const words: Record<FileRefusal, () => string> = {
  unknown_format: m.office_import_refused_unknown_format,
  protected: m.office_import_refused_protected,
  legacy_word: m.office_import_refused_legacy_word,
  too_big: m.office_import_refused_too_big,
  broken: m.office_import_refused_broken,
  dangerous: m.office_import_refused_dangerous,
  no_header: m.office_import_refused_no_header,
  not_text: m.office_import_refused_not_text,
}

/** A file that could not be read: why, and where to give it again. */
export function Refused({ of }: { of: Import }) {
  return (
    <>
      <Head title={m.office_import_unread()} step={2} of={of} />
      <div className="void" role="alert">
        <BrokenPulse />
        <p>{(words[of.refusal as FileRefusal] ?? words.broken)()}</p>
      </div>
      <Dropzone />
    </>
  )
}
