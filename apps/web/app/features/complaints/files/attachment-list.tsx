import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { closeIcon } from '@prostuti/ui/icons/common'
import { pdfIcon } from '@prostuti/ui/icons/complaints'
import { cameraIcon } from '@prostuti/ui/icons/my'
import { useQuery } from '@tanstack/react-query'
import { fileSize } from '../complaint-words.ts'
import styles from '../styles/complaints.module.css'
import type { Attachment } from './attachments.ts'
import { pictureQuery } from './fetch-file.ts'
import type { Attachments } from './use-attachments.ts'

/** What will go with the message: its picture, how far it has come, and the ways out. */
export function AttachmentList({ of: { list, said, retry, remove } }: { of: Attachments }) {
  return (
    <>
      <p className="sr" role="status">
        {said}
      </p>
      {list.length > 0 && (
        <ul className={styles.attached} data-part="attached" aria-label={m.complaint_files()}>
          {list.map((attachment) => (
            <li key={attachment.key} data-is={attachment.error ? 'bad' : undefined}>
              <Thumb attachment={attachment} />
              <div>
                <b lang="und">{attachment.name}</b>
                <State attachment={attachment} />
                {attachment.source && (
                  <button type="button" className="link" onClick={() => retry(attachment)}>
                    {m.complaint_file_retry()}
                  </button>
                )}
              </div>
              <button
                type="button"
                className="icon-btn"
                aria-label={m.complaint_file_remove({ name: attachment.name })}
                onClick={() => remove(attachment)}
              >
                <Icon of={closeIcon} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function State({ attachment: { name, percent, file, error } }: { attachment: Attachment }) {
  if (error !== undefined) return <small role="alert">{error}</small>
  if (file !== undefined) return <small className="num">{fileSize(file.bytes)}</small>
  const words = m.complaint_file_progress({ name, percent: formatNumber(percent, getLocale()) })
  return (
    <>
      <progress className="sr" max={100} value={percent} aria-label={words} />
      <div className="bar" aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </div>
    </>
  )
}

function Thumb({ attachment: { isPicture, preview, file } }: { attachment: Attachment }) {
  // After a reload the page has no picture of its own; the server has.
  const asked = isPicture && preview === undefined && file !== undefined
  const { data } = useQuery({ ...pictureQuery(file?.id ?? 0, 'small'), enabled: asked })
  const shown = preview ?? data
  return (
    <span className={styles.attachedThumb}>
      {shown ? <img src={shown} alt="" /> : <Icon of={isPicture ? cameraIcon : pdfIcon} />}
    </span>
  )
}
