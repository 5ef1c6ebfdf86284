import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords, shareWords } from '../../kit/exam/marks-words.ts'
import { Pills } from '../../kit/exam/pills.tsx'
import { plainWords } from '../../kit/question/short-text.ts'
import type { Item } from './analysis-types.ts'
import own from './item-analysis.module.css'
import { figureWords, verdictWords } from './item-words.ts'
import { OptionBar } from './option-bar.tsx'
import { countItems, type ItemFilter, isKeyDoubted, itemFilters } from './sort-items.ts'

export const itemsPerPage = 20

type ItemTableProps = {
  items: Item[]
  sorted: Item[]
  filter: ItemFilter
  page: number
  chosen: Item | undefined
  isGrey: boolean
  onFilter: (filter: ItemFilter) => void
  onPage: (page: number) => void
  onChoose: (item: Item) => void
}

/** The questions of a paper with their figures; the doubted ones first. */
export function ItemTable(props: ItemTableProps) {
  const { items, sorted, filter, page, chosen, isGrey, onFilter, onPage, onChoose } = props
  const from = (page - 1) * itemsPerPage
  const shown = sorted.slice(from, from + itemsPerPage)
  const filterWords = (each: ItemFilter) => {
    const count = numberWords(countItems(items, each))
    return {
      doubt: m.office_analysis_f_doubt,
      key: () => m.office_analysis_f_key({ count }),
      weak: () => m.office_analysis_f_weak({ count }),
      idle: () => m.office_analysis_f_idle({ count }),
      objected: () => m.office_analysis_f_objected({ count }),
      order: m.office_analysis_f_order,
    }[each]()
  }
  return (
    <section className={`card ${styles.card}`} aria-label={m.office_analysis_text()}>
      <div className={styles.tools}>
        <Pills
          choices={itemFilters.map((each) => ({ value: each, label: filterWords(each) }))}
          value={filter}
          onChange={(each) => onFilter(each ?? 'doubt')}
        />
      </div>
      {shown.length === 0 && <p className={styles.message}>{m.office_list_nothing_found()}</p>}
      {shown.length > 0 && (
        <div className={styles.scroll}>
          <table className={`${styles.table} ${own.items}`} data-is={isGrey ? 'grey' : undefined}>
            <thead>
              <tr>
                <th scope="col">{m.office_analysis_number()}</th>
                <th scope="col">{m.office_analysis_text()}</th>
                <th scope="col" data-is="number">
                  {m.office_analysis_facility()}
                </th>
                <th scope="col" data-is="number">
                  {m.office_analysis_discrimination()}
                </th>
                <th scope="col" data-is="number secondary">
                  r<sub>pb</sub>
                </th>
                <th scope="col" data-is="secondary">
                  {m.office_analysis_chosen()}
                </th>
                <th scope="col">{m.office_analysis_why()}</th>
                <th scope="col" data-is="number secondary">
                  {m.office_analysis_objections()}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((item) => (
                <Row key={item.question.id} item={item} isChosen={item === chosen} onChoose={() => onChoose(item)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.foot}>
        <span>{m.office_analysis_legend()}</span>
        <nav className={styles.acts} aria-label={m.office_list_pages()}>
          <span>
            {m.office_analysis_page({
              from: numberWords(Math.min(from + 1, sorted.length)),
              to: numberWords(Math.min(from + itemsPerPage, sorted.length)),
              total: numberWords(sorted.length),
            })}
          </span>
          <button
            type="button"
            className="icon-btn"
            aria-label={m.office_analysis_before()}
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft aria-hidden="true" size={18} />
          </button>
          <button
            type="button"
            className="icon-btn"
            aria-label={m.office_list_next()}
            disabled={from + itemsPerPage >= sorted.length}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight aria-hidden="true" size={18} />
          </button>
        </nav>
      </div>
    </section>
  )
}

function Row({ item, isChosen, onChoose }: { item: Item; isChosen: boolean; onChoose: () => void }) {
  const { discrimination, by_right, question } = item
  const bad = (value: number | null) => (value !== null && value < 0 ? 'number bad' : 'number')
  const rest = by_right.rest_correlation
  return (
    <tr data-is={isChosen ? 'current' : undefined}>
      <td>
        <b>{numberWords(question.position)}</b>
      </td>
      <td>
        <button type="button" className={own.open} aria-pressed={isChosen} onClick={onChoose}>
          {plainWords(pickText(question.text, getLocale()))}
        </button>
      </td>
      <td data-is="number">{by_right.facility === null ? '–' : shareWords(by_right.facility)}</td>
      <td data-is={bad(discrimination)}>{figureWords(discrimination)}</td>
      <td data-is={`${bad(rest)} secondary`}>{figureWords(rest)}</td>
      <td data-is="secondary">{item.choices.length > 0 && <OptionBar item={item} choices={item.choices} />}</td>
      <td>
        {item.verdict === 'fine' ? (
          <span className="meta">{verdictWords('fine')}</span>
        ) : (
          <span className={isKeyDoubted(item) ? 'chip chip-bad' : 'chip chip-line'}>{verdictWords(item.verdict)}</span>
        )}
      </td>
      <td data-is="number secondary">{item.objections === 0 ? '–' : numberWords(item.objections)}</td>
    </tr>
  )
}
