import type { importWords } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { TextField } from '@prostuti/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { get } from '../../api/call.ts'
import styles from './import.module.css'
import { count } from './model/fault-words.ts'
import { type Import, importsPath } from './model/use-import.ts'
import paperStyles from './paper.module.css'

/** That Bijoy was turned into Unicode, and the way to every word of it. */
export function BijoyNote({ of }: { of: Import }) {
  const [isOpen, setIsOpen] = useState(false)
  if (of.bijoy_words === 0) return null
  return (
    <p className={styles.note}>
      <Info aria-hidden="true" size={20} />
      <span>
        <b>{m.office_import_bijoy()}</b>{' '}
        {m.office_import_bijoy_text({ words: count(of.words), bijoy: count(of.bijoy_words) })}{' '}
        <button type="button" className="link-in" onClick={() => setIsOpen(true)}>
          {m.office_import_bijoy_all()}
        </button>
      </span>
      {isOpen && <WordsDialog importId={of.id} onClose={() => setIsOpen(false)} />}
    </p>
  )
}

/** More are found by searching. */
const shownAtMost = 400

function WordsDialog({ importId, onClose }: { importId: number; onClose: () => void }) {
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery(
    get<typeof importWords>(`${importsPath}/:id/words`, { params: { id: importId } }),
  )
  const wanted = search.trim()
  const found = (data?.words ?? []).filter(({ before, after }) => before.includes(wanted) || after.includes(wanted))
  return (
    <Dialog open onClose={onClose} title={m.office_import_words()}>
      {error && !data ? (
        <div role="alert" className={styles.message}>
          <p>{error.message}</p>
          <button type="button" className="btn btn-line" onClick={() => void refetch()}>
            {m.office_try_again()}
          </button>
        </div>
      ) : data === undefined ? (
        <p role="status">{m.office_loading()}</p>
      ) : (
        <div className="stack">
          <p className="hint">{m.office_import_words_hint()}</p>
          <TextField
            name="word"
            inputMode="search"
            label={m.office_import_words_search()}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <p role="status" className="hint">
            {m.office_import_words_count({ count: count(found.length) })}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled by keys */}
          <section className={styles.words} tabIndex={0} aria-label={m.office_import_words()}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{m.office_import_word_before()}</th>
                  <th scope="col">{m.office_import_word_after()}</th>
                  <th scope="col">{m.office_import_word_count()}</th>
                </tr>
              </thead>
              <tbody>
                {found.slice(0, shownAtMost).map(({ before, after, count: many }) => (
                  <tr key={`${before} ${after}`}>
                    <td lang="zxx" className={paperStyles.bijoy}>
                      {before}
                    </td>
                    <td lang="bn">{after}</td>
                    <td>{count(many)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      )}
    </Dialog>
  )
}
