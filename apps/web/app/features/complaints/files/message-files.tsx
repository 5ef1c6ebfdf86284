import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { ErrorState } from '@prostuti/ui/error-state'
import { Icon } from '@prostuti/ui/icon'
import { pdfIcon } from '@prostuti/ui/icons/complaints'
import { cameraIcon } from '@prostuti/ui/icons/my'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormFailure } from '../../../kit/form/form-failure.tsx'
import { useSend } from '../../../kit/form/use-send.ts'
import type { ComplaintFile } from '../complaint-queries.ts'
import { fileSize } from '../complaint-words.ts'
import styles from '../styles/conversation.module.css'
import { pictureQuery, saveFile } from './fetch-file.ts'

/** Pictures as thumbnails that open, PDFs as something to save. */
export function MessageFiles({ files }: { files: readonly ComplaintFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className={styles.sayFiles}>
      {files.map((file) => (
        <li key={file.id}>{file.type === 'image/webp' ? <Picture file={file} /> : <Paper file={file} />}</li>
      ))}
    </ul>
  )
}

function Picture({ file }: { file: ComplaintFile }) {
  const [open, setOpen] = useState(false)
  const { data, isError } = useQuery(pictureQuery(file.id, 'small'))
  return (
    <>
      <button
        type="button"
        className={styles.sayPicture}
        aria-label={m.complaint_file_open({ name: file.name })}
        onClick={() => setOpen(true)}
      >
        {data ? <img src={data} alt="" /> : <span className={isError ? undefined : 'sk'} />}
        {isError && <Icon of={cameraIcon} />}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={file.name}>
        <Whole file={file} small={data} />
      </Dialog>
    </>
  )
}

/** The thumbnail stands in until the whole picture is here. */
function Whole({ file, small }: { file: ComplaintFile; small: string | undefined }) {
  const { data, isError, isFetching, refetch } = useQuery(pictureQuery(file.id, 'whole'))
  if (isError && data === undefined)
    return <ErrorState title={m.complaint_file_gone()} retrying={isFetching} onRetry={() => refetch()} />
  return (
    <div className={styles.sayWhole} aria-busy={data === undefined}>
      {(data ?? small) && <img src={data ?? small} alt={file.name} />}
      {data === undefined && (
        <p className="sr" role="status">
          {m.state_loading()}
        </p>
      )}
    </div>
  )
}

function Paper({ file }: { file: ComplaintFile }) {
  const saving = useSend({ act: () => saveFile(file), onDone: () => {} })
  return (
    <>
      <button
        type="button"
        className={styles.sayPaper}
        aria-label={m.complaint_file_save({ name: file.name })}
        aria-disabled={saving.sending || undefined}
        onClick={() => saving.send(undefined)}
      >
        <Icon of={pdfIcon} />
        <span>
          <b lang="und">{file.name}</b>
          <small className="num">{fileSize(file.bytes)}</small>
        </span>
      </button>
      <FormFailure of={saving} />
    </>
  )
}
