import type { listEffects } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { Person } from '../../kit/staff/person.tsx'
import { type Correction, correctionsPath } from './correction-types.ts'
import { toldWords } from './correction-words.ts'
import own from './key-correction.module.css'

/** Whom it will be told to, and in which words. */
export function ToldCard({ correction }: { correction: Correction }) {
  const { data } = useQuery(
    get<typeof listEffects>(`${correctionsPath}/:id/effects`, {
      params: { id: correction.id },
      query: { show: 'all', 'per-page': 1 },
    }),
  )
  const [first] = data?.rows ?? []
  const told = correction.rehearsal?.told ?? 0
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{m.office_correction_told()}</h2>
        <span className={`chip ${styles.end}`}>{m.office_correction_told_count({ count: numberWords(told) })}</span>
      </header>
      <div className={styles.body}>
        {first && <blockquote className={own.quote}>{toldWords(correction, first)}</blockquote>}
        <p className="meta">{m.office_correction_told_hint()}</p>
      </div>
    </section>
  )
}

/** Who proposes it and who signs it. */
export function SignersCard({ correction }: { correction: Correction }) {
  const { created_by, asked, signed, needs_second, published_at, revertible_until, reverted, revert_asked } = correction
  const when = (at: string) => formatWhen(new Date(at), new Date(), getLocale())
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{m.office_correction_two()}</h2>
      </header>
      <div className={styles.body}>
        <Person name={created_by.name} words={m.office_correction_proposes()} />
        {signed ? (
          <Person name={signed.by.name} words={m.office_correction_signed({ when: when(signed.at) })} />
        ) : needs_second ? (
          <Person name={asked?.of?.name ?? m.office_correction_anyone()} words={m.office_correction_signs()} />
        ) : (
          <p className="meta">{m.office_correction_one_signature()}</p>
        )}
        {asked?.words && (
          <blockquote className={own.quote}>
            {m.office_correction_asked_note({ name: asked.by.name, words: asked.words })}
          </blockquote>
        )}
        {revert_asked && (
          <blockquote className={own.quote}>
            {m.office_correction_revert_asked({ name: revert_asked.by.name, words: revert_asked.words ?? '' })}
          </blockquote>
        )}
        {reverted && (
          <blockquote className={own.quote}>
            {m.office_correction_reverted_by({ name: reverted.by.name, when: when(reverted.at) })}: {reverted.words}
          </blockquote>
        )}
        <p className="meta">
          {published_at === null || revertible_until === null
            ? m.office_correction_revert_hint()
            : reverted
              ? m.office_correction_published_at({ when: when(published_at) })
              : Date.parse(revertible_until) > Date.now()
                ? m.office_correction_until({ when: when(revertible_until) })
                : m.office_correction_too_late()}
        </p>
      </div>
    </section>
  )
}
