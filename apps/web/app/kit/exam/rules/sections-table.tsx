import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Phrase } from '../../rich-text/phrase.tsx'
import type { ExamProperty } from '../exam-types.ts'
import { formatMarks } from '../exam-words.ts'
import styles from './before.module.css'

/** What each part of the paper holds and counts. One part alone is said in the rules already. */
export function SectionsTable({ sections }: Pick<ExamProperty, 'sections'>) {
  const locale = getLocale()
  if (sections.length < 2) return null
  const costly = sections.some(({ wrong }) => wrong > 0)
  return (
    <section className={styles.beforeParts}>
      <h2>{m.room_sections()}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.room_section()}</th>
            <th scope="col">{m.room_questions()}</th>
            <th scope="col">{m.room_section_right()}</th>
            {costly && <th scope="col">{m.room_section_wrong()}</th>}
          </tr>
        </thead>
        <tbody>
          {sections.map(({ key, name, questions, unit, right, wrong }) => (
            <tr key={key}>
              <th scope="row">
                <Phrase text={name} />
                {unit === 'stem' && <small>{m.room_section_per_stem()}</small>}
              </th>
              <td className="num">{formatNumber(questions, locale)}</td>
              <td className="num">{formatMarks(right, locale)}</td>
              {costly && <td className="num">{wrong === 0 ? '–' : formatMarks(-wrong, locale)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
