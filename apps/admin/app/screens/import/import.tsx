import * as m from '@prostuti/text/messages'
import { useParams } from 'react-router'
import { Presence } from '../../kit/live/presence.tsx'
import { notThere } from '../../kit/screens/not-there.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import styles from './import.module.css'
import { countAll, importsPath, useImport } from './model/use-import.ts'
import { NoneFound } from './none-found.tsx'
import { Refused } from './refused.tsx'
import { Review } from './review.tsx'
import { UnderWay } from './under-way.tsx'

/** A file of questions on its way into the bank, wherever on it it is. */
export function Component() {
  const { id = '' } = useParams()
  if (!/^\d{1,9}$/.test(id)) throw notThere()
  const found = useImport(Number(id))
  if (found.data === undefined)
    return found.error ? (
      <Unread error={found.error} retry={found.refetch} />
    ) : (
      <>
        <p role="status" className="sr">
          {m.office_loading()}
        </p>
        <div className={styles.bones} aria-hidden="true" />
      </>
    )
  const { import: shown } = found.data
  if (shown.progress) return <UnderWay of={shown} progress={shown.progress} />
  if (shown.state === 'failed') return <Refused of={shown} />
  if (countAll(shown.counts) === 0 && shown.questions === 0) return <NoneFound of={shown} />
  return (
    <>
      <Presence of={`${importsPath}/${shown.id}`} />
      <Review of={shown} />
    </>
  )
}
