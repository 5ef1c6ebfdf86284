import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Icon } from '@prostuti/ui/icon'
import { bookIcon } from '@prostuti/ui/icons/common'
import { useState } from 'react'
import { Link } from 'react-router'
import { MySection } from '../../kit/my-page/section.tsx'
import { bookAddress } from '../../kit/reader/book-address.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import type { Book, Material, Subject } from './material-queries.ts'
import { MaterialRow } from './material-row.tsx'
import { kindWords } from './material-words.ts'
import styles from './materials.module.css'
import { OpenSheets } from './open-sheets.tsx'
import { useDownload } from './use-download.ts'
import '@prostuti/ui/styles/filters.css'

type MaterialListProps = { courseId: string; subjects: readonly Subject[]; books: readonly Book[] }

export function MaterialList({ courseId, subjects, books }: MaterialListProps) {
  const [kind, setKind] = useState<Material['kind']>()
  const { download, under, failed, word } = useDownload(courseId)
  const kinds = [...new Set(subjects.flatMap(({ materials }) => materials.map((each) => each.kind)))]
  const shown = subjects
    .map(({ subject, materials }) => ({ subject, materials: materials.filter((each) => !kind || each.kind === kind) }))
    .filter(({ materials }) => materials.length > 0)

  if (subjects.length === 0 && books.length === 0)
    return (
      <div className="card">
        <EmptyState picture={<OpenSheets />} title={m.material_empty_title()} text={m.material_empty_text()} />
      </div>
    )
  return (
    <div className="stack-lg">
      {kinds.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row that scrolls
        <div className="filters" role="group" aria-label={m.material_kinds()}>
          <button type="button" aria-pressed={kind === undefined} onClick={() => setKind(undefined)}>
            {m.material_kind_all()}
          </button>
          {kinds.map((each) => (
            <button key={each} type="button" aria-pressed={kind === each} onClick={() => setKind(each)}>
              {kindWords[each]()}
            </button>
          ))}
        </div>
      )}
      <p className="sr" role="status">
        {under === undefined ? word : m.material_downloading()}
      </p>
      {failed && (
        <p className="err" role="alert">
          {failed}
        </p>
      )}
      {shown.map(({ subject, materials }) => (
        <MySection key={subject} title={subject}>
          <ul className="card">
            {materials.map((material) => (
              <MaterialRow
                key={material.id}
                material={material}
                busy={under === material.id}
                onDownload={() => download(material)}
              />
            ))}
          </ul>
        </MySection>
      ))}
      {books.length > 0 && <Books books={books} />}
    </div>
  )
}

function Books({ books }: { books: readonly Book[] }) {
  return (
    <MySection title={m.material_books()}>
      <ul className="card">
        {books.map((book) => (
          <li key={book.id} className={styles.material}>
            <Icon of={bookIcon} size="lg" />
            <div>
              <Link className={styles.materialName} to={bookAddress(book)}>
                <Phrase text={book.title} />
              </Link>
              <p className={styles.materialFacts}>
                <span>{book.author}</span>
                {book.edition && <span>{book.edition}</span>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </MySection>
  )
}
