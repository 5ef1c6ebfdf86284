import type { listUploads, UploadKind } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { FieldError } from '@prostuti/ui/field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { get } from '../../api/call.ts'
import { DropZone } from '../files/drop-zone.tsx'
import { TransferRow } from './transfer-row.tsx'
import { dropUploaded, forgetTaken, forgetTransfer, startTransfer, type Uploaded, useTransfers } from './transfers.ts'
import styles from './upload.module.css'
import { acceptedBy, sizeWords } from './upload-words.ts'

const path = '/api/v3/admin/uploads'

type UploadFieldProps = { name: string; kind: UploadKind; label: string; hint: string; isOptional?: boolean }

/** A large file of a form: it is sent while the rest is filled in, and the form takes it once it was found good. */
export function UploadField({ name, kind, label, hint, isOptional = false }: UploadFieldProps) {
  const id = useId()
  const { field, fieldState } = useController({ name, control: useFormContext().control })
  const client = useQueryClient()
  const transfers = useTransfers().filter((each) => each.kind === kind)
  const { data } = useQuery(get<typeof listUploads>(path))
  const [own, setOwn] = useState<number>()
  // After the first save of a new thing its own page is opened.
  useEffect(() => void forgetTaken(), [])
  const arrived = transfers.find(({ id: each }) => each === own)?.uploaded
  const key = arrived?.state === 'good' ? arrived.key : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it has arrived, once
  useEffect(() => {
    if (key !== undefined) field.onChange(key)
  }, [key])
  // Saved: the thing has it now.
  useEffect(() => {
    if (field.value === null && key !== undefined && own !== undefined && !fieldState.isDirty) {
      forgetTransfer(own)
      setOwn(undefined)
      void client.invalidateQueries({ queryKey: [path] })
    }
  }, [field.value, fieldState.isDirty, key, own, client])
  const waiting = (data?.uploads ?? []).filter(
    (each) => each.kind === kind && !transfers.some(({ uploaded }) => uploaded?.key === each.key),
  )
  const chosen = arrived?.key === field.value ? arrived : waiting.find((each) => each.key === field.value)
  return (
    <fieldset className={styles.field} ref={field.ref} tabIndex={-1}>
      <legend className="lbl">
        {label}
        {isOptional && <span className="field-note"> {m.office_optional()}</span>}
      </legend>
      {chosen && <Chosen uploaded={chosen} onLeave={() => field.onChange(null)} />}
      <Drop kind={kind} describedBy={`${id}-hint`} onFile={(file) => setOwn(startTransfer(kind, file))} />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      {fieldState.error?.message && <FieldError>{fieldState.error.message}</FieldError>}
      {transfers.length > 0 && (
        <ul className={styles.transfers}>
          {transfers.map((transfer) => (
            <TransferRow key={transfer.id} transfer={transfer} />
          ))}
        </ul>
      )}
      <Earlier
        uploads={waiting.filter((each) => each.key !== field.value)}
        onTake={(taken) => field.onChange(taken)}
        onGone={() => void client.invalidateQueries({ queryKey: [path] })}
      />
    </fieldset>
  )
}

function Chosen({ uploaded, onLeave }: { uploaded: Uploaded; onLeave: () => void }) {
  return (
    <p className={styles.chosen} role="status">
      <span>{m.office_upload_ready({ name: uploaded.name })}</span>
      <button type="button" className="btn btn-quiet btn-sm" onClick={onLeave}>
        {m.office_upload_not_this()}
      </button>
    </p>
  )
}

type DropProps = { kind: UploadKind; describedBy: string; onFile: (file: File) => void }

const Drop = ({ kind, describedBy, onFile }: DropProps) => (
  <DropZone kinds={acceptedBy[kind]} onFiles={([file]) => file && file.size > 0 && onFile(file)}>
    {(choose) => (
      <>
        <FileUp aria-hidden="true" size={24} />
        <button type="button" className="btn btn-line btn-sm" aria-describedby={describedBy} onClick={choose}>
          {kind === 'video' ? m.office_upload_choose_video() : m.office_upload_choose_pdf()}
        </button>
        <span className="hint">{m.office_upload_drop_here()}</span>
      </>
    )}
  </DropZone>
)

type EarlierProps = { uploads: Uploaded[]; onTake: (key: string) => void; onGone: () => void }

/** What an earlier visit has left: a file that is whole can be taken, one that is not goes on when it is chosen again. */
function Earlier({ uploads, onTake, onGone }: EarlierProps) {
  const left = uploads.filter(({ state }) => state === 'open' || state === 'good')
  if (left.length === 0) return null
  return (
    <ul className={styles.transfers} aria-label={m.office_upload_earlier()}>
      {left.map(({ key, name, state, received, bytes }) => (
        <li key={key} className={styles.transfer}>
          <div className={styles.way}>
            <strong>{name}</strong>
            <p className={styles.state}>
              {state === 'good'
                ? m.office_upload_whole({ size: sizeWords(bytes) })
                : m.office_upload_go_on({ sent: sizeWords(received), all: sizeWords(bytes) })}
            </p>
          </div>
          <div className={styles.acts}>
            {state === 'good' && (
              <button type="button" className="btn btn-line btn-sm" onClick={() => onTake(key)}>
                {m.office_upload_take()}
              </button>
            )}
            <button
              type="button"
              className="btn btn-quiet btn-sm"
              onClick={() => void dropUploaded(key).then(onGone)}
              aria-label={m.office_upload_drop_named({ name })}
            >
              {m.office_upload_drop()}
            </button>
          </div>
        </li>
      ))}
    </ul>
  )
}
