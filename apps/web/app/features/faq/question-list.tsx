import { Icon } from '@prostuti/ui/icon'
import { chevronRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import styles from './faq.module.css'

type Question = { id: number; title: string; note?: string | undefined }

export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <ul className={styles.faqList}>
      {questions.map(({ id, title, note }) => (
        <li key={id}>
          <Link to={addressOf('/faq/:id/show', { id })}>
            <span>
              <Phrase text={title} />
              {note && <small>{note}</small>}
            </span>
            <Icon of={chevronRightIcon} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
