import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { closeIcon } from '@prostuti/ui/icons/common'
import { searchIcon } from '@prostuti/ui/icons/study'
import { useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import styles from './faq.module.css'
import { type FaqSearch, faqAddress } from './faq-search.ts'
import { useLiveSearch } from './use-live-search.ts'

/** A form that any browser can send; with scripts the list follows the typing. */
export function SearchForm({ q = '', category }: FaqSearch) {
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useLiveSearch(q, (words) => {
    // The first words are a step that Back undoes; what is typed on replaces it.
    navigate(faqAddress({ q: words, category }), { replace: q !== '', preventScrollReset: true })
  })
  return (
    <Form className={styles.faqSearch} action={addressOf('/faq')} role="search">
      {category && <input type="hidden" name="category" value={category} />}
      <label htmlFor="faq-q">{m.faq_search_label()}</label>
      <div className={styles.faqSearchRow}>
        <div className="input-wrap">
          <Icon of={searchIcon} />
          <input
            ref={box}
            id="faq-q"
            className="input"
            type="search"
            name="q"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby="faq-q-hint"
          />
          {text && (
            <button
              type="button"
              className="icon-btn"
              aria-label={m.faq_search_clear()}
              onClick={() => {
                setText('')
                box.current?.focus()
              }}
            >
              <Icon of={closeIcon} />
            </button>
          )}
        </div>
        <button type="submit" className="btn btn-brand">
          {m.faq_search_submit()}
        </button>
      </div>
      <p className="hint" id="faq-q-hint">
        <Phrase text={m.faq_search_hint()} />
      </p>
    </Form>
  )
}
