import * as m from '@prostuti/text/messages'
import { FileText } from 'lucide-react'
import { numberWords } from '../../../kit/exam/marks-words.ts'
import type { Line } from '../inbox-words.ts'
import styles from './talk.module.css'

const fileAddress = (id: number): string => `/api/v3/admin/complaint-files/${id}`

/** A picture in small, a PDF by its name; both open whole. */
export function LineFiles({ files }: { files: Line['files'] }) {
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, type, bytes }) => (
        <li key={id}>
          <a href={fileAddress(id)} target="_blank" rel="noreferrer">
            {type === 'image/webp' ? (
              <img src={`${fileAddress(id)}?size=small`} alt="" loading="lazy" />
            ) : (
              <FileText aria-hidden="true" size={28} strokeWidth={1.5} />
            )}
            <span>
              {name}
              <small>{m.office_inbox_kilobytes({ count: numberWords(Math.max(1, Math.round(bytes / 1024))) })}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
