import type { readDocumentDesk } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import { count, words } from '../../kit/list/list-cells.tsx'
import { Unread } from '../../kit/screens/unread.tsx'
import { sizeWords } from '../../kit/upload/upload-words.ts'
import styles from './document.module.css'

const atOnce = 5

/** The pages of a document as doctors see them, and where it stands. */
export function DocumentDesk({ id }: { id: string }) {
  const [shown, setShown] = useState(atOnce)
  const { data, error, refetch } = useQuery(
    get<typeof readDocumentDesk>('/api/v3/admin/documents/:id/desk', { params: { id } }),
  )
  if (error && !data) return <Unread error={error} retry={() => void refetch()} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  const { pages, width, height, edition, uses } = data
  const numbers = Array.from({ length: Math.min(shown, pages) }, (_, at) => at + 1)
  return (
    <>
      <section className={`card ${styles.part}`} aria-labelledby="document-uses">
        <h2 id="document-uses">{m.office_media_used()}</h2>
        {uses.length === 0 && <p className="hint">{m.office_media_used_nowhere()}</p>}
        <ul className={styles.links}>
          {uses.map((use) => (
            <li key={`${use.kind} ${use.id}`}>
              <span className="chip chip-line">
                {use.kind === 'book' ? m.office_kind_reference_book() : m.office_kind_material()}
              </span>{' '}
              <Link to={use.kind === 'book' ? `/reference-books/${use.id}` : `/materials/${use.id}`}>
                {words(use.title)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={`card ${styles.part}`} aria-labelledby="document-pages">
        <h2 id="document-pages">
          {m.office_document_pages({ count: count(pages) })} · {sizeWords(data.bytes)}
        </h2>
        <div className={styles.pages}>
          {numbers.map((page) => (
            <img
              key={page}
              className={styles.page}
              loading="lazy"
              width={width}
              height={height}
              src={`/api/v3/admin/documents/${id}/pages/${page}?width=800&edition=${edition}`}
              alt={m.office_document_page({ number: count(page) })}
            />
          ))}
        </div>
        {shown < pages && (
          <button type="button" className="btn btn-line" onClick={() => setShown((now) => now + 20)}>
            {m.office_document_more()}
          </button>
        )}
      </section>
    </>
  )
}
