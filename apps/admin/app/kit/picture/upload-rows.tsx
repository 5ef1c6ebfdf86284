import * as m from '@prostuti/text/messages'
import styles from './picture.module.css'
import type { Upload } from './use-uploads.ts'

type UploadRowsProps = { uploads: Upload[]; again: (key: number) => void; drop: (key: number) => void }

/** Pictures on their way: how far each is, and what to do with one that did not arrive. */
export function UploadRows({ uploads, again, drop }: UploadRowsProps) {
  if (uploads.length === 0) return null
  return (
    <ul className={styles.uploads}>
      {uploads.map(({ key, name, preview, share, failure }) => (
        <li key={key}>
          <img src={preview} alt="" className={styles.thumb} />
          <div className={styles.way}>
            <span>{name}</span>
            {failure ? (
              <p className="err" role="alert">
                {failure}
              </p>
            ) : (
              <progress value={share} max={1} aria-label={m.office_picture_progress({ name })} />
            )}
          </div>
          {failure && (
            <>
              <button type="button" className="btn btn-line btn-sm" onClick={() => again(key)}>
                {m.office_try_again()}
              </button>
              <button type="button" className="btn btn-quiet btn-sm" onClick={() => drop(key)}>
                {m.office_picture_leave()}
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
