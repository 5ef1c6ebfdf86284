import type { ResponseOf } from '@prostuti/contract'
import type { addImportPicture } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { ImageOff, ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { sendBytes } from '../../../api/send-bytes.ts'
import { shrinkPicture } from '../../../kit/picture/shrink-picture.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import { type Import, type ImportRow, importsPath } from '../model/use-import.ts'
import type { MendedFields, RowFields } from '../model/use-mending.ts'
import styles from './form.module.css'

type RowPicturesProps = {
  of: Import
  row: ImportRow
  fields: RowFields
  /** Of this option; the stem's where it is left out. */
  part?: RowFields['parts'][number]
  onChange: (patch: MendedFields, now: boolean) => void
}
type Picture = RowFields['pictures'][number]

/** The pictures of a stem or of an option: shown, said in words, replaced or taken away. */
export function RowPictures({ of, row, fields, part, onChange }: RowPicturesProps) {
  const input = useRef<HTMLInputElement>(null)
  const replaced = useRef<Picture | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const pictures = part ? (part.picture ? [part.picture] : []) : fields.pictures
  const known = [...row.pictures, ...row.parts.flatMap(({ picture }) => (picture ? [picture] : []))]
  const set = (next: Picture[], now = true) =>
    onChange(
      part
        ? { parts: fields.parts.map((each) => (each.id === part.id ? { ...each, picture: next[0] ?? null } : each)) }
        : { pictures: next },
      now,
    )
  const add = async (file: File | undefined) => {
    if (file === undefined) return
    setIsBusy(true)
    try {
      const made = (await sendBytes({
        address: `${importsPath}/${of.id}/pictures`,
        bytes: await shrinkPicture(file),
        onProgress: () => {},
      })) as ResponseOf<typeof addImportPicture>
      const next = { file: made.file, alt: replaced.current?.alt ?? null }
      const at = pictures.findIndex((each) => each.file === replaced.current?.file)
      set(at < 0 ? [...pictures, next] : pictures.with(at, next))
    } catch (error) {
      showToast({ text: error instanceof Error && error.message ? error.message : m.office_failed() })
    } finally {
      setIsBusy(false)
    }
  }
  const choose = (instead: Picture | null) => {
    replaced.current = instead
    input.current?.click()
  }
  if (pictures.length === 0 && part) return null
  return (
    <div className={styles.pictures}>
      {pictures.map((picture) => {
        const shown = known.find(({ file }) => file === picture.file)
        const isReadable = shown === undefined || shown.width !== null
        return (
          <div key={picture.file} className={styles.picture}>
            {isReadable ? (
              <img
                src={`${importsPath}/${of.id}/pictures/${picture.file}`}
                alt={picture.alt?.bn ?? ''}
                loading="lazy"
              />
            ) : (
              <p className={styles.unreadable}>
                <ImageOff aria-hidden="true" size={22} />
                {shown.name}
              </p>
            )}
            <label className={styles.words1}>
              <span className="hint">{m.office_import_alt()}</span>
              <input
                className="input"
                value={picture.alt?.bn ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  set(
                    pictures.map((each) =>
                      each.file === picture.file ? { ...each, alt: value === '' ? null : { bn: value } } : each,
                    ),
                    false,
                  )
                }
              />
            </label>
            <div className={styles.buttons}>
              <button type="button" className="btn btn-line btn-sm" aria-busy={isBusy} onClick={() => choose(picture)}>
                <ImageUp aria-hidden="true" size={16} />
                {isReadable ? m.office_import_replace_picture() : m.office_import_give_picture()}
              </button>
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                onClick={() => set(pictures.filter(({ file }) => file !== picture.file))}
              >
                {m.office_picture_remove()}
              </button>
            </div>
          </div>
        )
      })}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          void add(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
