import * as m from '@prostuti/text/messages'
import { Link } from 'react-router'
import { useHasScreen } from '../../../kit/screens/known-screens.ts'
import { useMay } from '../../../session/me.ts'
import styles from '../import.module.css'
import { count } from '../model/fault-words.ts'
import type { Import } from '../model/use-import.ts'
import { UndoButton } from './undo-button.tsx'

/** What was taken, where to go on with it, and the way back while none of it is used. */
export function Taken({ of }: { of: Import }) {
  const hasScreen = useHasScreen()
  const may = useMay()
  const isNext = may('papers.write') && hasScreen('/papers') && of.questions > 0 && of.used === 0
  const bank = `/questions?import=${of.id}`
  return (
    <section className={`card pad ${styles.taken}`} aria-label={m.office_import_is_taken()}>
      <p role="status">
        <b>{m.office_import_made({ count: count(of.questions) })}</b>{' '}
        {of.used > 0 ? m.office_import_cannot_undo({ count: count(of.used) }) : m.office_import_can_undo()}
      </p>
      <div className={styles.buttons}>
        {of.questions > 0 && of.used === 0 && <UndoButton of={of} />}
        {hasScreen('/questions') && (
          <Link className="btn btn-line" to={bank}>
            {m.office_import_in_bank()}
          </Link>
        )}
        {isNext && (
          <Link className="btn btn-go" to={`/papers/new?import=${of.id}`}>
            {m.office_import_make_paper()}
          </Link>
        )}
      </div>
    </section>
  )
}
