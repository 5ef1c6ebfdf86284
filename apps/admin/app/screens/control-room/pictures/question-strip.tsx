import * as m from '@prostuti/text/messages'
import { Eye } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../../session/me.ts'
import { count, percent } from '../model/board-words.ts'
import { findOddQuestions } from '../model/odd-questions.ts'
import styles from './pictures.module.css'

type QuestionStripProps = { paperId: number; answered: readonly number[]; started: number }

/** How many have answered each question; what stands out from those around it is pointed at. */
export function QuestionStrip({ paperId, answered, started }: QuestionStripProps) {
  const mayLook = useMay()('questions.early')
  const odd = findOddQuestions(answered, started)
  const isOdd = new Set(odd.map(({ number }) => number))
  const share = (value: number) => (started === 0 ? 0 : value / started)
  return (
    <section className={`card ${styles.picture}`}>
      <header>
        <h2>{m.office_control_strip()}</h2>
        <span>{m.office_control_strip_hint()}</span>
      </header>
      <div className={styles.body}>
        <div
          className={styles.strip}
          role="img"
          aria-label={m.office_control_strip_label({ count: count(answered.length) })}
          style={{ '--questions': answered.length } as CSSProperties}
        >
          {answered.map((value, at) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
              key={at}
              style={{ '--share': `${Math.round(share(value) * 100)}%` } as CSSProperties}
              data-is={isOdd.has(at + 1) ? 'odd' : undefined}
              title={m.office_control_strip_cell({ number: count(at + 1), share: percent(share(value)) })}
            />
          ))}
        </div>
        {odd.map(({ number, share: own, around }) => (
          <p key={number} className={styles.odd}>
            <Eye aria-hidden="true" size={18} />
            <span>
              <b>{m.office_control_odd({ number: count(number) })}</b>{' '}
              {m.office_control_odd_text({ share: percent(own), around: percent(around) })}{' '}
              {mayLook && (
                <Link className="link-in" to={`/papers/${paperId}/preview#question-${number}`}>
                  {m.office_control_odd_see()}
                </Link>
              )}
            </span>
          </p>
        ))}
      </div>
    </section>
  )
}
