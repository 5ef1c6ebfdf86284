import type { ResponseOf } from '@prostuti/contract'
import type { uploadImport } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { FileUp } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { sendBytes } from '../../api/send-bytes.ts'
import styles from './import.module.css'
import { importsPath } from './model/use-import.ts'

const kinds = '.docx,.xlsx,.csv,.tsv,.txt,.gift,.xml'
/** What the server takes at most; a larger file need not travel. */
const mostBytes = 40 * 1024 * 1024

type Way = { name: string; share: number }

/** Where a file of questions comes in: dropped or chosen, sent at once, and opened when it has arrived. */
export function Dropzone() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const leaving = useRef(new AbortController())
  const [isOver, setIsOver] = useState(false)
  const [way, setWay] = useState<Way>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const bring = async (file: File | undefined) => {
    if (file === undefined || way !== undefined) return
    setFailure(undefined)
    if (file.size > mostBytes) return setFailure(m.office_import_refused_too_big())
    setWay({ name: file.name, share: 0 })
    try {
      const query = new URLSearchParams({ name: file.name.slice(0, 200) })
      const made = (await sendBytes({
        address: `${importsPath}?${query}`,
        bytes: file.slice(0, file.size, 'application/octet-stream'),
        onProgress: (share) => setWay({ name: file.name, share }),
        signal: leaving.current.signal,
      })) as ResponseOf<typeof uploadImport>
      await navigate(`/import/${made.id}`)
    } catch (error) {
      if (leaving.current.signal.aborted) return
      setWay(undefined)
      setFailure(wordsOf(error))
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void bring(event.dataTransfer.files[0])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the button inside does the same by keyboard
    <div
      className={styles.drop}
      data-is={isOver ? 'over' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileUp aria-hidden="true" size={36} strokeWidth={1.5} />
      {way ? (
        <div className={styles.way}>
          <p role="status">{m.office_import_sending({ name: way.name })}</p>
          <progress value={way.share} max={1} aria-label={m.office_import_sending({ name: way.name })} />
        </div>
      ) : (
        <>
          <p className={styles.dropWords}>{m.office_import_drop()}</p>
          <button type="button" className="btn btn-go" onClick={() => input.current?.click()}>
            {m.office_import_choose()}
          </button>
        </>
      )}
      {failure && (
        <p className="err" role="alert">
          {failure}
        </p>
      )}
      <p className="hint">{m.office_import_kinds()}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={kinds}
        onChange={({ currentTarget }) => {
          void bring(currentTarget.files?.[0])
          // The same file may be chosen again, once it was mended.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

/** The server says what is wrong with the file itself; anything else is a matter of the line. */
const wordsOf = (error: unknown): string => {
  if (error instanceof ApiError && error.code === 'payload_too_large') return m.office_import_refused_too_big()
  if (error instanceof ApiError && error.fields.file?.[0] !== undefined) return error.fields.file[0]
  return error instanceof Error && error.message !== '' ? error.message : m.office_failed()
}
