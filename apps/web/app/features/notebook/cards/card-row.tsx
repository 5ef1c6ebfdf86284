import { QuestionText } from '@prostuti/exam-ui/question-text'
import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { chevronDownIcon } from '@prostuti/ui/icons/common'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSend } from '../../../kit/form/use-send.ts'
import { keepQuestion, renewNotebook, takeOut } from '../../../kit/notebook/notebook-api.ts'
import { notebookEngine } from '../engine/open-notebook.ts'
import { Note } from '../note/note.tsx'
import styles from '../styles/cards.module.css'
import { cardFacts } from './card-facts.ts'
import type { ListedCard } from './cards-view.ts'

/** Fetched by whoever opens one. */
const CardAnswer = lazy(() => import('./card-answer.tsx'))

type CardRowProps = {
  card: ListedCard
  /** It is among those that were taken out. */
  out: boolean
  today: string | undefined
  onSaid: (words: string) => void
}

export function CardRow({ card, out, today, onSaid }: CardRowProps) {
  const client = useQueryClient()
  const { question } = card
  const [open, setOpen] = useState(false)
  const [note, setNote] = useState(card.note)
  const { send, sending, failure } = useSend({
    act: async () => void (out ? await keepQuestion(question.id) : await takeOut(question.id)),
    onDone: () => {
      onSaid(out ? m.notebook_card_put() : m.notebook_card_taken())
      // Today's cards on this device are others now.
      notebookEngine().then(
        (engine) => engine.ask(),
        () => {},
      )
      return renewNotebook(client)
    },
  })
  const words = `card-${question.id}`
  return (
    <li className={`card ${styles.card}`} data-part="notebook-card">
      <button type="button" className={styles.open} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={styles.text} id={words} data-is={open ? 'open' : undefined}>
          <QuestionText text={question.text} />
        </span>
        <Icon of={chevronDownIcon} />
      </button>
      <p className="meta dotted">
        {cardFacts(card, out, today).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {open && (
        <Suspense>
          <CardAnswer card={card} />
        </Suspense>
      )}
      <div className={styles.acts}>
        <Note
          questionId={question.id}
          note={note}
          onKept={(kept) => {
            setNote(kept)
            notebookEngine().then(
              (engine) => engine.noteCard(question.id, kept),
              () => {},
            )
          }}
        />
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-disabled={sending || undefined}
          aria-describedby={words}
          onClick={() => send(undefined)}
        >
          {out ? m.notebook_card_back() : m.notebook_card_out()}
        </button>
      </div>
      {failure && (
        <p className="err" role="alert">
          {m.notebook_keep_failed()}
        </p>
      )}
    </li>
  )
}
