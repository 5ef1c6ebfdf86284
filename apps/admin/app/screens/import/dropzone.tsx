import type { ResponseOf } from '@prostuti/contract'
import type { uploadImport } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { FileDrop } from '../../kit/files/file-drop.tsx'
import { importsPath } from './model/use-import.ts'

const mostBytes = 40 * 1024 * 1024

/** Where a file of questions comes in; it is opened when it has arrived. */
export function Dropzone() {
  const navigate = useNavigate()
  return (
    <FileDrop
      addressOf={(name) => `${importsPath}?${new URLSearchParams({ name })}`}
      kinds=".docx,.xlsx,.csv,.tsv,.txt,.gift,.xml"
      mostBytes={mostBytes}
      words={{
        drop: m.office_import_drop(),
        choose: m.office_import_choose(),
        hint: m.office_import_kinds(),
        tooBig: m.office_import_refused_too_big(),
        sending: m.office_import_sending,
      }}
      refusalOf={refusalOf}
      onArrived={(answer) => navigate(`/import/${(answer as ResponseOf<typeof uploadImport>).id}`)}
    />
  )
}

/** The server says what is wrong with the file itself; anything else is a matter of the line. */
const refusalOf = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError)) return undefined
  return error.code === 'payload_too_large' ? m.office_import_refused_too_big() : error.fields.file?.[0]
}
