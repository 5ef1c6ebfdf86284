import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { searchIcon } from '@prostuti/ui/icons/study'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Overview } from '../../../kit/notebook/notebook-api.ts'
import '@prostuti/ui/styles/filters.css'
import '@prostuti/ui/styles/form.css'
import styles from '../styles/cards.module.css'
import { type CardState, type CardsView, cardStates, cardsAddress } from './cards-view.ts'

const stateWords: Record<CardState, () => string> = {
  due: m.notebook_cards_due,
  new: m.notebook_cards_new,
  learning: m.notebook_cards_learning,
  known: m.notebook_cards_known,
  forgotten: m.notebook_cards_forgotten,
  noted: m.notebook_cards_noted,
  out: m.notebook_cards_out,
}

type CardFiltersProps = {
  view: CardsView
  /** Not known yet: their place is kept. */
  subjects: Overview['subjects'] | undefined
}

export function CardFilters({ view, subjects }: CardFiltersProps) {
  const navigate = useNavigate()
  const [text, setText] = useState(view.text)
  const go = (to: Partial<CardsView>) =>
    void navigate(cardsAddress({ ...view, page: 1, ...to }), { replace: true, preventScrollReset: true })
  return (
    <div className="stack">
      <nav className="filters" aria-label={m.notebook_cards_filter()}>
        {[undefined, ...cardStates].map((state) => (
          <Link
            key={state ?? 'all'}
            to={cardsAddress({ ...view, state, page: 1 })}
            replace
            preventScrollReset
            aria-current={state === view.state ? 'page' : undefined}
          >
            {state ? stateWords[state]() : m.notebook_cards_all()}
          </Link>
        ))}
      </nav>
      <div className={styles.find}>
        {(subjects === undefined || subjects.length > 1) && (
          <div className="select-wrap">
            <select
              className="input"
              aria-label={m.notebook_cards_subject()}
              value={view.subject ?? ''}
              onChange={({ currentTarget: { value } }) => go({ subject: value || undefined })}
            >
              <option value="">{m.notebook_cards_subject_all()}</option>
              {subjects?.map(({ subject, name }) => (
                <option key={subject} value={subject}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        )}
        <search>
          <form
            className="input-wrap"
            onSubmit={(event) => {
              event.preventDefault()
              go({ text: text.trim() })
            }}
          >
            <input
              className="input has-inside"
              type="search"
              inputMode="search"
              enterKeyHint="search"
              maxLength={100}
              aria-label={m.notebook_cards_search()}
              placeholder={m.notebook_cards_search()}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <button type="submit" className="icon-btn" aria-label={m.notebook_cards_search()}>
              <Icon of={searchIcon} />
            </button>
          </form>
        </search>
      </div>
    </div>
  )
}
