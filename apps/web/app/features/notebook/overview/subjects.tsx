import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { MySection } from '../../../kit/my-page/section.tsx'
import type { Overview } from '../../../kit/notebook/notebook-api.ts'
import { cardsAddress, everyCard } from '../cards/cards-view.ts'
import styles from '../styles/subjects.module.css'

type SubjectsProps = Pick<Overview, 'subjects' | 'cards'>

/** Each subject with its cards and how much of it is remembered. */
export function Subjects({ subjects, cards }: SubjectsProps) {
  const locale = getLocale()
  const n = (value: number) => formatNumber(value, locale)
  const all = (
    <Link className="link" to={addressOf('/my/notebook/cards')}>
      {m.notebook_all_cards({ n: n(cards) })}
      <Icon of={arrowRightIcon} />
    </Link>
  )
  return (
    <MySection title={m.notebook_subjects()} link={all}>
      <ul className={`card ${styles.subjects}`}>
        {subjects.map(({ subject, name, cards: count, due, right, retests }) => (
          <li key={subject}>
            <Link to={cardsAddress({ ...everyCard, subject })}>
              <b>{name}</b>
              <span className={styles.counts}>
                {m.notebook_subject_cards({ n: n(count) })}
                {due > 0 && <span className="chip chip-brand">{m.notebook_subject_due({ n: n(due) })}</span>}
              </span>
              {right !== null && (
                <span className="bar" aria-hidden="true">
                  <i style={{ width: `${right * 100}%` }} />
                </span>
              )}
              <small className={styles.share}>
                {right !== null
                  ? m.notebook_subject_right({ retests: n(retests), share: n(Math.round(right * 100)) })
                  : retests > 0
                    ? m.notebook_subject_few({ n: n(retests) })
                    : m.notebook_subject_new()}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </MySection>
  )
}
